/** One voice of a sound: noise or a tone that swells, bends and dies away. Times are seconds, pitches hertz. */
export interface Layer {
  readonly source: "noise" | "sine" | "triangle" | "sawtooth";
  /** Where a tone begins and ends. */
  readonly pitch?: readonly [number, number];
  readonly filter?: {
    readonly type: "lowpass" | "highpass" | "bandpass";
    readonly from: number;
    readonly to: number;
    readonly q?: number;
  };
  /** Between 0 and 1. */
  readonly loud: number;
  readonly at?: number;
  readonly attack?: number;
  readonly fall: number;
}

export type Recipe = readonly Layer[];

export function startOf({ at = 0 }: Layer): number {
  return at;
}

export function attackOf({ attack = 0.003 }: Layer): number {
  return attack;
}

/** When it has died away. */
export function endOf(layer: Layer): number {
  return startOf(layer) + attackOf(layer) + layer.fall;
}
