import { settings } from "../settings/settings.ts";
import { SOUNDS, type SoundName } from "./recipes.ts";
import { sound } from "./voice.ts";

interface Mixer {
  readonly context: AudioContext;
  readonly output: GainNode;
  readonly noise: AudioBuffer;
}

let mixer: Mixer | undefined;

/** Makes a sound now, if the person wants any, has touched the page, and looks at it. */
export function playSound(name: SoundName): void {
  const { sound: wanted, volume } = settings();
  if (!wanted || volume === 0 || document.hidden || mixer === undefined) return;
  const { context, output, noise } = mixer;
  if (context.state === "suspended") void context.resume();
  // Ears hear ratios: half way on the slider shall sound half as loud.
  output.gain.value = volume ** 2;
  sound(context, output, noise, SOUNDS[name], context.currentTime + 0.005);
}

/**
 * Gets ready to sound. Browsers let nothing sound before somebody has touched the page, and complain if one tries; so
 * it waits for that, and then for a moment in which nothing else happens, because it takes a while.
 */
export function prepareSound(): () => void {
  if (mixer !== undefined) return () => undefined;
  const touch = () => {
    if (!navigator.userActivation.hasBeenActive || !settings().sound) return;
    forget();
    setTimeout(() => {
      mixer ??= setUp();
    }, CALM);
  };
  const forget = () => {
    for (const kind of TOUCHES) removeEventListener(kind, touch);
  };
  for (const kind of TOUCHES) addEventListener(kind, touch);
  touch();
  return forget;
}

const TOUCHES = ["pointerup", "keyup"] as const;
/** So long after a touch the page has answered it. */
const CALM = 60;

function setUp(): Mixer {
  const context = new AudioContext({ latencyHint: "interactive" });
  const output = context.createGain();
  // Several sounds at once may be louder than one, but never torn.
  const even = context.createDynamicsCompressor();
  output.connect(even).connect(context.destination);
  // Nobody wants to hear of a table that is not in sight.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void context.suspend();
  });
  return { context, output, noise: whiteNoise(context) };
}

const NOISE_SECONDS = 1.2;

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
