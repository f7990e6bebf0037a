import type { StudyRun } from "@medallion/fittings";
import type { Budget } from "./budget.ts";

/** Games of one kind, all numbered; plain data, so that it travels to worker threads. */
export interface Plan extends StudyRun {
  readonly game: string;
  readonly seed: string;
  /** How much bots may think; as they like if absent. */
  readonly budget?: Budget;
}

/** Which deal the game of this number plays, and how far the bots have moved on. */
export function dealOf(plan: Plan, number: number): { readonly deal: number; readonly shift: number } {
  if (plan.mirror !== true) return { deal: number, shift: 0 };
  const rounds = plan.bots.length;
  return { deal: Math.floor(number / rounds), shift: number % rounds };
}

/** Whole deals: mirrored games come once per bot. */
export function wholeDeals(games: number, { mirror, bots }: Pick<Plan, "mirror" | "bots">): number {
  const rounds = mirror === true ? bots.length : 1;
  return Math.ceil(games / rounds) * rounds;
}
