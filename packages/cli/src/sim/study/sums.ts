import type { Estimate } from "@medallion/fittings";
import { studentQuantile } from "./student.ts";

/** What is kept of an amount and what it is counted against, game by game; plain data that adds up. */
export interface Sums {
  games: number;
  amount: number;
  of: number;
  /** Sums of squares and of the product, for the interval. */
  amount2: number;
  of2: number;
  product: number;
}

export function emptySums(): Sums {
  return { games: 0, amount: 0, of: 0, amount2: 0, of2: 0, product: 0 };
}

/** Adds one game. */
export function addGame(sums: Sums, amount: number, of: number): void {
  sums.games += 1;
  sums.amount += amount;
  sums.of += of;
  sums.amount2 += amount * amount;
  sums.of2 += of * of;
  sums.product += amount * of;
}

export function addSums(into: Sums, from: Sums): void {
  into.games += from.games;
  into.amount += from.amount;
  into.of += from.of;
  into.amount2 += from.amount2;
  into.of2 += from.of2;
  into.product += from.product;
}

/** Nothing is known. */
export const UNKNOWN: Estimate = {
  value: 0,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  count: 0,
};

/**
 * All amounts over all they are counted against. Games are the independent units, since the seats of one game are not:
 * the interval is that of a ratio estimator with Student's quantile.
 */
export function ratioOf(sums: Sums | undefined): Estimate {
  if (sums === undefined || sums.of === 0) return UNKNOWN;
  const { games, amount, of, amount2, of2, product } = sums;
  const value = amount / of;
  if (games < 2) return { ...UNKNOWN, value, count: games };
  const residual = Math.max(0, amount2 - 2 * value * product + value * value * of2);
  const error = Math.sqrt((residual * games) / (games - 1)) / Math.abs(of);
  const half = studentQuantile(games - 1) * error;
  return { value, low: value - half, high: value + half, count: games };
}
