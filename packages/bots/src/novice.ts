import { at, type Choice, type Random } from "@medallion/kernel";
import type { Bot } from "./bot.ts";
import { highestRated } from "./highest.ts";

/** Of a hundred choices that deserve to be taken so many are overlooked. */
const OVERLOOKS = 30;
/** What stands out by so much of all differences is seen by everybody. */
const OBVIOUS = 0.35;
/** What is worse than the best by more of all differences nobody takes. */
const ABSURD = 0.5;
/** Of a hundred times when it had better stop so often it goes on. */
const GOES_ON = 80;

/**
 * Knows what an adept knows, and looks less closely, as people do who play for the first time: takes what stands out,
 * overlooks some of what does not, and of what it sees takes the best. It never takes the fallback, a pass for instance,
 * unless nothing is rated higher. Where knowledge does not plan, when to stop is all there is to plan: there it is late.
 */
export const noviceBot: Bot = {
  id: "novice",
  choose: (kit, view, question, choices, random) => {
    if (choices.length === 1) return 0;
    const { fallback } = question;
    const plan = kit.knowledge.plan?.(view, question, choices, random);
    const ratings = plan ?? kit.knowledge.rate(view, question, choices, random);
    const best = highestRated(kit, choices, ratings, random);
    const others = [...ratings.keys()]
      .filter((index) => index !== best && index !== fallback)
      .sort((one, other) => at(ratings, other) - at(ratings, one));
    const [next] = others;
    if (next === undefined) return best;
    const stops = best === fallback && isAlone(choices, fallback);
    if (plan === undefined && stops && random.below(100) < GOES_ON) return next;
    return overlooking(ratings, [best, ...others], random);
  },
};

/** Whether no other choice is of its kind, as a pass is among cards to play. */
function isAlone(choices: readonly Choice[], index: number): boolean {
  const { kind } = at(choices, index);
  return choices.filter((choice) => choice.kind === kind).length === 1;
}

/** One of these, the best first. */
function overlooking(ratings: readonly number[], order: readonly number[], random: Random): number {
  const [best, next] = [at(order, 0), at(order, 1)];
  const behind = (index: number): number => at(ratings, best) - at(ratings, index);
  const range = at(ratings, best) - Math.min(...ratings);
  if (behind(next) > OBVIOUS * range) return best;
  for (const index of order) {
    if (behind(index) > ABSURD * range) break;
    if (random.below(100) >= OVERLOOKS) return index;
  }
  return best;
}
