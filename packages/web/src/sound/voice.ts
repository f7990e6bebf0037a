import { attackOf, endOf, type Layer, type Recipe, startOf } from "./recipe.ts";

/** Builds a sound out of nodes that stop and are forgotten by themselves. */
export function sound(
  context: BaseAudioContext,
  output: AudioNode,
  noise: AudioBuffer,
  recipe: Recipe,
  when: number,
): void {
  for (const layer of recipe) {
    const source = sourceOf(context, noise, layer, when);
    const loudness = loudnessOf(context, layer, when);
    const filter = filterOf(context, layer, when);
    if (filter === undefined) source.connect(loudness);
    else source.connect(filter).connect(loudness);
    loudness.connect(output);
    source.start(when + startOf(layer));
    source.stop(when + endOf(layer) + 0.02);
  }
}

function sourceOf(
  context: BaseAudioContext,
  noise: AudioBuffer,
  layer: Layer,
  when: number,
): AudioScheduledSourceNode {
  if (layer.source === "noise") {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    return source;
  }
  const source = context.createOscillator();
  const [from, to] = layer.pitch ?? [440, 440];
  source.type = layer.source;
  source.frequency.setValueAtTime(from, when + startOf(layer));
  source.frequency.exponentialRampToValueAtTime(to, when + endOf(layer));
  return source;
}

/** Silence is approached, never jumped to: a jump clicks. */
const SILENCE = 0.0001;

function loudnessOf(context: BaseAudioContext, layer: Layer, when: number): GainNode {
  const loudness = context.createGain();
  const { gain } = loudness;
  const start = when + startOf(layer);
  gain.setValueAtTime(SILENCE, start);
  gain.exponentialRampToValueAtTime(layer.loud, start + attackOf(layer));
  gain.exponentialRampToValueAtTime(SILENCE, when + endOf(layer));
  return loudness;
}

function filterOf(context: BaseAudioContext, layer: Layer, when: number): BiquadFilterNode | undefined {
  if (layer.filter === undefined) return undefined;
  const { type, from, to, q = 0.7 } = layer.filter;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, when + startOf(layer));
  filter.frequency.exponentialRampToValueAtTime(to, when + endOf(layer));
  return filter;
}
