import type { TableScreens } from "../stage/one-screen.ts";

/** Nobody is challenged alone, and a die names the attack. */
const AMONG_OTHERS: readonly string[] = ["duel", "attack"];

/** Old World's table as it is looked at: map, place, story, fight, duel, dice, fatigue, a board that is full, the end. */
export const OLD_WORLD_SCREENS: TableScreens = {
  players: ["1", "2", "3", "4", "5"],
  moments: ["phaseOne", "movePayment", "option", "combo", "duel", "reroll", "fatigue", "much", "over"],
  more: ["school", "lair", "headStart", "training", "attack", "gain", "gainPayment"],
  isPossible: (players, moment) => players !== "1" || !AMONG_OTHERS.includes(moment),
};
