import { at, randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { Deal } from "./deals.ts";
import { ratingsOf } from "./ratings.ts";

/** Deals of one game: the first bot of the pair wins as often as the chances say. */
function deals(
  pair: readonly [string, string],
  count: number,
  chance: number,
  seed: string,
): readonly Deal[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, number) => {
    const isWon = random.below(1000) < chance * 1000;
    const standing = (won: boolean) => ({
      place: won ? 1 : 2,
      result: won ? ("win" as const) : ("loss" as const),
    });
    return [
      {
        number,
        seats: [
          { bot: pair[0], ...standing(isWon) },
          { bot: pair[1], ...standing(!isWon) },
        ],
      },
    ];
  });
}

const CAMPS = [0, 1];

test("ten to one is 400, and nearly all intervals hold the truth", () => {
  const found = Array.from({ length: 20 }, (_, sample) =>
    ratingsOf(["a", "b"], deals(["b", "a"], 300, 10 / 11, `ten ${sample}`), CAMPS, "seed"),
  ).map((ratings) => at(ratings, 0));
  expect(new Set(found.map(({ bot }) => bot))).toEqual(new Set(["b"]));
  const mean = found.reduce((sum, { rating }) => sum + rating, 0) / found.length;
  expect(Math.abs(mean - 1700)).toBeLessThan(15);
  // Nineteen of twenty on average.
  expect(found.filter(({ low, high }) => low < 1700 && high > 1700).length).toBeGreaterThanOrEqual(16);
});

test("who never met is compared through others", () => {
  const all = [...deals(["a", "b"], 400, 0.75, "one"), ...deals(["b", "c"], 400, 0.75, "two")];
  const ratings = ratingsOf(["c", "b", "a"], all, CAMPS, "seed");
  expect(ratings.map(({ bot }) => bot)).toEqual(["a", "b", "c"]);
  const [a, b, c] = ratings.map(({ rating }) => rating);
  expect(((a ?? 0) - (b ?? 0)) / ((b ?? 0) - (c ?? 0))).toBeCloseTo(1, 0);
});

test("who always wins is not infinitely better", () => {
  const [best] = ratingsOf(["a", "b"], deals(["a", "b"], 20, 1, "all"), CAMPS, "seed");
  expect(best?.bot).toBe("a");
  expect(best?.rating).toBeGreaterThan(1700);
  expect(best?.rating).toBeLessThan(2300);
});

test("the same seed gives the same intervals", () => {
  const played = deals(["a", "b"], 50, 0.6, "some");
  expect(ratingsOf(["a", "b"], played, CAMPS, "x")).toEqual(ratingsOf(["a", "b"], played, CAMPS, "x"));
  expect(at(ratingsOf(["a", "b"], played, CAMPS, "x"), 0).low).toBeLessThan(
    at(ratingsOf(["a", "b"], played, CAMPS, "x"), 0).rating,
  );
});
