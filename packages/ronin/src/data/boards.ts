import { CHARACTERS, type PlayerBoard, type Worth } from "./types.ts";

/** One list for all characters (facts X2). */
const GOLD_VP: readonly Worth[] = [
  [0, 1],
  [3, 3],
  [6, 5],
  [9, 7],
  [12, 9],
  [15, 11],
  [18, 13],
  [20, 15],
];

export const BOARDS: readonly PlayerBoard[] = CHARACTERS.map((character) => ({
  character,
  thresholds: [3, 8, 14],
  goldVp: GOLD_VP,
}));
