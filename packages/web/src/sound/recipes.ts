import type { Layer, Recipe } from "./recipe.ts";

/** A short rustle. */
function flick(at: number, loud: number): Layer {
  return {
    source: "noise",
    filter: { type: "bandpass", from: 3400, to: 1900, q: 0.8 },
    loud,
    at,
    attack: 0.012,
    fall: 0.07,
  };
}

/** A spark that bursts. */
function crackle(at: number): Layer {
  return { source: "noise", filter: { type: "highpass", from: 2600, to: 1800 }, loud: 0.26, at, fall: 0.035 };
}

function tone(pitch: number, loud: number, fall: number, at = 0, attack = 0.004): Layer {
  return { source: "sine", pitch: [pitch, pitch], loud, fall, at, attack };
}

/** A hoof on trodden earth. */
function hoof(at: number): Layer {
  return { source: "sine", pitch: [210, 96], loud: 0.4, at, fall: 0.07 };
}

/** A die on wood. */
function knock(at: number): Layer {
  return {
    source: "noise",
    filter: { type: "bandpass", from: 2600, to: 1500, q: 3 },
    loud: 0.34,
    at,
    fall: 0.035,
  };
}

/** What the table sounds like: wood, metal, paper, wax and weather, all of it short. */
const RECIPES = {
  /** A card is laid down on leather over oak. */
  wood: [
    { source: "noise", filter: { type: "bandpass", from: 1100, to: 420, q: 1.1 }, loud: 0.5, fall: 0.07 },
    { source: "sine", pitch: [190, 92], loud: 0.42, fall: 0.12 },
  ],
  metal: [
    { source: "noise", filter: { type: "highpass", from: 4200, to: 5200 }, loud: 0.18, fall: 0.03 },
    { source: "sine", pitch: [170, 84], loud: 0.34, fall: 0.13 },
    tone(617, 0.16, 0.5),
    tone(1489, 0.1, 0.38),
    tone(2311, 0.06, 0.26),
  ],
  paper: [flick(0, 0.3)],
  shuffle: [flick(0, 0.2), flick(0.05, 0.24), flick(0.1, 0.26), flick(0.15, 0.2)],
  coin: [
    tone(2637, 0.16, 0.2),
    tone(3951, 0.1, 0.16),
    tone(2637, 0.12, 0.34, 0.11),
    tone(3951, 0.08, 0.28, 0.11),
  ],
  seal: [
    { source: "sine", pitch: [128, 52], loud: 0.7, fall: 0.18 },
    { source: "noise", filter: { type: "lowpass", from: 900, to: 240 }, loud: 0.4, fall: 0.11 },
  ],
  horn: [
    {
      source: "sawtooth",
      pitch: [143, 147],
      filter: { type: "lowpass", from: 380, to: 1300, q: 1 },
      loud: 0.32,
      attack: 0.07,
      fall: 0.6,
    },
    {
      source: "sawtooth",
      pitch: [216, 220],
      filter: { type: "lowpass", from: 320, to: 1100, q: 1 },
      loud: 0.2,
      attack: 0.1,
      fall: 0.55,
    },
  ],
  frost: [
    {
      source: "noise",
      filter: { type: "highpass", from: 5200, to: 7200 },
      loud: 0.16,
      attack: 0.16,
      fall: 0.4,
    },
    tone(2349, 0.06, 0.4, 0.05),
    tone(3136, 0.05, 0.36, 0.14),
    tone(4186, 0.04, 0.4, 0.24),
  ],
  fog: [
    {
      source: "noise",
      filter: { type: "bandpass", from: 260, to: 620, q: 0.9 },
      loud: 0.95,
      attack: 0.26,
      fall: 0.55,
    },
  ],
  rain: [
    {
      source: "noise",
      filter: { type: "highpass", from: 2200, to: 3000 },
      loud: 0.22,
      attack: 0.14,
      fall: 0.6,
    },
    {
      source: "noise",
      filter: { type: "bandpass", from: 900, to: 700, q: 0.6 },
      loud: 0.16,
      attack: 0.2,
      fall: 0.5,
    },
  ],
  storm: [
    {
      source: "noise",
      filter: { type: "highpass", from: 1800, to: 2600 },
      loud: 0.2,
      attack: 0.12,
      fall: 0.6,
    },
    { source: "noise", filter: { type: "lowpass", from: 240, to: 70 }, loud: 0.9, at: 0.12, fall: 0.8 },
  ],
  clear: [tone(659, 0.14, 0.5, 0, 0.05), tone(988, 0.11, 0.55, 0.1, 0.05), tone(1319, 0.07, 0.5, 0.2, 0.05)],
  fire: [
    {
      source: "noise",
      filter: { type: "bandpass", from: 420, to: 1500, q: 0.7 },
      loud: 0.55,
      attack: 0.16,
      fall: 0.7,
    },
    { source: "noise", filter: { type: "lowpass", from: 200, to: 90 }, loud: 0.7, attack: 0.1, fall: 0.5 },
    crackle(0.2),
    crackle(0.29),
    crackle(0.34),
    crackle(0.47),
    crackle(0.6),
  ],
  beast: [
    {
      source: "sawtooth",
      pitch: [96, 58],
      filter: { type: "lowpass", from: 700, to: 260, q: 2 },
      loud: 0.5,
      attack: 0.05,
      fall: 0.4,
    },
    {
      source: "noise",
      filter: { type: "bandpass", from: 500, to: 240, q: 1 },
      loud: 0.3,
      attack: 0.05,
      fall: 0.35,
    },
  ],
  gem: [
    { source: "sine", pitch: [1976, 1480], loud: 0.16, fall: 0.3 },
    { source: "noise", filter: { type: "highpass", from: 5000, to: 6000 }, loud: 0.14, at: 0.05, fall: 0.1 },
  ],
  bell: [tone(392, 0.22, 0.9), tone(784, 0.1, 0.7), tone(1081, 0.08, 0.5), tone(1568, 0.04, 0.4)],
  /** A counter is put down on lacquer. */
  lacquer: [
    { source: "noise", filter: { type: "bandpass", from: 2300, to: 1300, q: 1.6 }, loud: 0.3, fall: 0.035 },
    { source: "sine", pitch: [520, 430], loud: 0.22, fall: 0.08 },
  ],
  /** A brush is drawn over paper. */
  brush: [
    {
      source: "noise",
      filter: { type: "bandpass", from: 1500, to: 3200, q: 0.7 },
      loud: 0.2,
      attack: 0.05,
      fall: 0.16,
    },
  ],
  /** Two pieces of wood. */
  clapper: [
    { source: "sine", pitch: [940, 870], loud: 0.3, fall: 0.09 },
    { source: "noise", filter: { type: "bandpass", from: 1900, to: 1500, q: 2 }, loud: 0.3, fall: 0.03 },
  ],
  /** A bowl is set down, and rings a little. */
  cup: [
    { source: "noise", filter: { type: "bandpass", from: 2800, to: 1700, q: 1.2 }, loud: 0.16, fall: 0.04 },
    tone(1318, 0.14, 0.34),
    tone(2093, 0.07, 0.24),
  ],
  gong: [
    tone(131, 0.34, 1.1, 0, 0.03),
    tone(197, 0.2, 0.95, 0, 0.04),
    tone(329, 0.1, 0.7, 0.02, 0.06),
    tone(523, 0.05, 0.5, 0.04, 0.08),
  ],
  /** Two pairs of hooves on a road. */
  hooves: [hoof(0), hoof(0.09), hoof(0.24), hoof(0.33)],
  /** A blade meets another. */
  sword: [
    { source: "noise", filter: { type: "highpass", from: 3600, to: 6400 }, loud: 0.24, fall: 0.09 },
    tone(1874, 0.12, 0.42),
    tone(2793, 0.1, 0.36),
    tone(4211, 0.06, 0.26),
  ],
  /** Dice of bone roll over oak and come to lie. */
  dice: [knock(0), knock(0.06), knock(0.1), knock(0.18), knock(0.23), knock(0.34), knock(0.42)],
  won: [
    tone(392, 0.18, 0.4, 0, 0.02),
    tone(523, 0.18, 0.4, 0.14, 0.02),
    tone(659, 0.18, 0.8, 0.28, 0.02),
    tone(784, 0.1, 0.8, 0.28, 0.02),
  ],
  lost: [tone(330, 0.18, 0.4, 0, 0.03), tone(294, 0.18, 0.4, 0.16, 0.03), tone(220, 0.2, 0.8, 0.32, 0.03)],
} as const satisfies Readonly<Record<string, Recipe>>;

export type SoundName = keyof typeof RECIPES;

export const SOUNDS: Readonly<Record<SoundName, Recipe>> = RECIPES;
