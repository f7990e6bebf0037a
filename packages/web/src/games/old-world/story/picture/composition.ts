import type { MotifName } from "./motifs/index.ts";

/** Where a story takes place. */
export const GROUNDS = [
  "field",
  "wood",
  "mountain",
  "marsh",
  "shore",
  "road",
  "street",
  "room",
  "hall",
  "vault",
] as const;
export type GroundName = (typeof GROUNDS)[number];

/** When, and in what weather; within walls it is what the window shows. */
export const LIGHTS = ["dawn", "day", "rain", "dusk", "night", "snow"] as const;
export type LightName = (typeof LIGHTS)[number];

/** Where a motif stands, from afar to before one's feet; `sky` is above all that stands. */
export const SLOTS = [
  "sky",
  "far",
  "back-left",
  "back",
  "back-right",
  "left",
  "middle",
  "right",
  "near-left",
  "near",
  "near-right",
] as const;
export type Slot = (typeof SLOTS)[number];

/** `turned` looks the other way. */
export type Placed = readonly [MotifName, Slot, "turned"?];

/** What the picture of a story is made of: two to four motifs on a ground, in a light. */
export interface Composition {
  readonly ground: GroundName;
  readonly light: LightName;
  readonly motifs: readonly Placed[];
}

/** A row of a table of compositions. */
export function scene(ground: GroundName, light: LightName, ...motifs: readonly Placed[]): Composition {
  return { ground, light, motifs };
}
