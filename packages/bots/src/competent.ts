import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { highestRated } from "./highest.ts";

/** Takes the choice that the game's planning rates highest; where a game does not plan, it is greedy. */
export const competentBot: Bot = {
  id: "competent",
  choose: (kit, view, question, choices, random) => {
    if (choices.length === 1) return 0;
    const ratings = kit.knowledge.plan?.(view, question, choices, random);
    if (ratings === undefined) return greedyBot.choose(kit, view, question, choices, random);
    return highestRated(kit, choices, ratings, random);
  },
};
