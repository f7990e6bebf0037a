import type { Request } from "@medallion/kernel";

/** What a simulation plays; plain data, so that it travels to worker threads. */
export interface Plan {
  readonly game: string;
  readonly request: Request;
  /** Seated in turn: with two bots and four seats each has every other seat. */
  readonly bots: readonly string[];
  /** Each deal is played once per bot, the bots one seat further each time. */
  readonly mirror: boolean;
  readonly seed: string;
}

/** Which deal the game of this number plays, and how far the bots have moved on. */
export function dealOf(plan: Plan, number: number): { readonly deal: number; readonly shift: number } {
  if (!plan.mirror) return { deal: number, shift: 0 };
  const rounds = plan.bots.length;
  return { deal: Math.floor(number / rounds), shift: number % rounds };
}
