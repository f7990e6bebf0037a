import { at } from "@medallion/kernel";
import type { Bot } from "./bot.ts";

/** Takes the choice that the game's own knowledge rates highest; among equals any. */
export const greedyBot: Bot = {
  id: "greedy",
  choose: (kit, view, question, choices, random) => {
    if (choices.length === 1) return 0;
    const ratings = kit.knowledge.rate(view, question, choices, random);
    if (ratings.length !== choices.length)
      throw new Error(`${kit.game.id} rated ${ratings.length} of ${choices.length} choices`);
    const best = indicesOfHighest(ratings);
    return at(best, random.below(best.length));
  },
};

/** NaN never wins; where every rating is NaN all are equals. */
function indicesOfHighest(ratings: readonly number[]): readonly number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const rating of ratings) if (rating > highest) highest = rating;
  const best = [...ratings.keys()].filter((index) => ratings[index] === highest);
  return best.length > 0 ? best : [...ratings.keys()];
}
