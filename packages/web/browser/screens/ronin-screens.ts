import type { TableScreens } from "../stage/one-screen.ts";

/** Alone one waits for nobody. */
const WAITING: readonly string[] = ["laid", "scored"];

/** Ronin's table as it is looked at: at what is asked most, while others choose, at a scoring and at the end. */
export const RONIN_SCREENS: TableScreens = {
  players: ["1", "2", "3", "4", "5"],
  moments: [
    "character",
    "place",
    "play",
    "laid",
    "lose",
    "partner",
    "track",
    "ability",
    "bonus",
    "keep",
    "scored",
    "over",
  ],
  more: ["much"],
  isPossible: (players, moment) => players !== "1" || !WAITING.includes(moment),
};
