/** In the hand with its name; without it on a phone; as small as in the pool. */
export const ACTION_SIZES = ["hand", "slim", "mini"] as const;
export type ActionSize = (typeof ACTION_SIZES)[number];

/** What the parts of an action card measure at a size. */
interface Measures {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** How far the field is from the edge, how round it is, and where it ends. */
  readonly inset: number;
  readonly round: number;
  readonly seam: number;
}

export const MEASURES: Readonly<Record<ActionSize, Measures>> = {
  hand: { width: 200, height: 280, corner: 15, inset: 10, round: 12, seam: 174 },
  slim: { width: 120, height: 196, corner: 13, inset: 7, round: 11, seam: 128 },
  mini: { width: 120, height: 140, corner: 11, inset: 7, round: 9, seam: 92 },
};
