import { type Budget, thinkAhead } from "@medallion/search";
import { adeptBot } from "./adept.ts";
import type { Bot } from "./bot.ts";
import { LEVELS } from "./levels.ts";

const [, , VETERAN, MASTER] = LEVELS;

/** Thinks for a moment. */
export const veteranBot: Bot = thinkingAhead(VETERAN);

/** Thinks for as long as people hardly mind. */
export const masterBot: Bot = thinkingAhead(MASTER);

/** A bot that searches imagined worlds; where a game tells nothing of its states, it is an adept. */
function thinkingAhead({ id, budget: usual }: { readonly id: string; readonly budget: Budget }): Bot {
  return {
    id,
    budget: usual,
    choose: (kit, view, question, choices, random, { insight, budget = usual, watch } = {}) => {
      if (choices.length === 1) return 0;
      if (insight === undefined) return adeptBot.choose(kit, view, question, choices, random);
      return thinkAhead(kit.game, insight, { view, question, choices, random }, budget, watch).choice;
    },
  };
}
