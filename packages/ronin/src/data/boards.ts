import { CHARACTERS, type CharacterId, type PlayerBoard, type Worth } from "./types.ts";

/** One list for all characters (facts X2). */
const GOLD_VP: readonly Worth[] = [
  [0, 2],
  [3, 3],
  [8, 5],
  [15, 7],
];

/** Where abilities 2, 3 and 4 open if not at 3, 8 and 14: what makes the characters equally strong (facts X1). */
const THRESHOLDS: Readonly<Partial<Record<CharacterId, PlayerBoard["thresholds"]>>> = {
  geralt: [4, 9, 15],
  yennefer: [4, 9, 15],
  dandelion: [3, 9, 15],
  vesemir: [3, 7, 13],
  yukiOnna: [2, 7, 13],
};

export const BOARDS: readonly PlayerBoard[] = CHARACTERS.map((character) => ({
  character,
  thresholds: THRESHOLDS[character] ?? [3, 8, 14],
  goldVp: GOLD_VP,
}));
