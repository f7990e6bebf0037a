import type { TableScreens } from "../stage/one-screen.ts";

/** Nobody is challenged alone. */
const AMONG_OTHERS: readonly string[] = ["duel"];

/** Old World's table as it is looked at: map, place, story, fight, duel, dice, fatigue, pool, training, a board that is full, the end. */
export const OLD_WORLD_SCREENS: TableScreens = {
  players: ["1", "2", "3", "4", "5"],
  moments: [
    "phaseOne",
    "movePayment",
    "option",
    "combo",
    "duel",
    "reroll",
    "fatigue",
    "gain",
    "training",
    "much",
    "over",
  ],
  isPossible: (players, moment) => players !== "1" || !AMONG_OTHERS.includes(moment),
};
