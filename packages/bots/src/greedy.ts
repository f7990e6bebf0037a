import type { Bot } from "./bot.ts";
import { highestRated } from "./highest.ts";

/** Takes the choice that the game's own knowledge rates highest; among equals any. */
export const greedyBot: Bot = {
  id: "greedy",
  choose: (kit, view, question, choices, random) => {
    if (choices.length === 1) return 0;
    return highestRated(kit, choices, kit.knowledge.rate(view, question, choices, random), random);
  },
};
