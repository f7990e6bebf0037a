import type { Rating } from "../store/store.ts";

/** What the leaderboard goes by. */
export function ordinalOf({ mu, sigma }: Pick<Rating, "mu" | "sigma">): number {
  return mu - 3 * sigma;
}
