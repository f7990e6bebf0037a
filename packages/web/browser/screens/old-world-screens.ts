import type { TableScreens } from "../stage/one-screen.ts";

/** Moments that only so many ever come to: nobody is challenged alone. */
const COMES_WITH: Readonly<Record<string, readonly string[]>> = {
  duel: ["2", "3", "4", "5"],
  attack: ["2", "3", "4", "5"],
  headStart: ["4", "5"],
  lair: ["2"],
};

/** Old World's table as it is looked at: map, place, story, fight, duel, dice, fatigue, a board that is full, the end. */
export const OLD_WORLD_SCREENS: TableScreens = {
  players: ["1", "2", "3", "4", "5"],
  moments: ["phaseOne", "movePayment", "option", "combo", "duel", "reroll", "fatigue", "much", "over"],
  more: ["school", "lair", "headStart", "training", "attack", "gain", "gainPayment"],
  isPossible: (players, moment) => COMES_WITH[moment]?.includes(players) ?? true,
};
