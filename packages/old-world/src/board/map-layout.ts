import type { Place } from "../state.ts";

/** Rows that a drawn map takes. */
export const MAP_ROWS = 26;

/** Where a location is drawn: the middle of its label as a share of the width, and the row of its name. */
export interface Spot {
  readonly x: number;
  readonly row: number;
}

/** By number. Taken from the board, then moved apart so that names of 80 columns do not touch. */
export const SPOTS: readonly Spot[] = [
  { x: 0.93, row: 12 },
  { x: 0.12, row: 1 },
  { x: 0.5, row: 1 },
  { x: 0.88, row: 0 },
  { x: 0.93, row: 4 },
  { x: 0.08, row: 8 },
  { x: 0.27, row: 5 },
  { x: 0.52, row: 6 },
  { x: 0.78, row: 8 },
  { x: 0.15, row: 12 },
  { x: 0.48, row: 13 },
  { x: 0.74, row: 15 },
  { x: 0.18, row: 16 },
  { x: 0.2, row: 20 },
  { x: 0.55, row: 19 },
  { x: 0.94, row: 18 },
  { x: 0.38, row: 24 },
  { x: 0.68, row: 24 },
  { x: 0.93, row: 24 },
];

/** Connections that do not run straight, because something lies between their ends. */
export const BENDS: readonly { readonly a: Place; readonly b: Place; readonly by: readonly Spot[] }[] = [
  {
    a: 1,
    b: 9,
    by: [
      { x: 0.004, row: 4 },
      { x: 0.004, row: 11 },
    ],
  },
  { a: 11, b: 18, by: [{ x: 0.79, row: 19 }] },
];
