import { randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import { quickRandom } from "./quick-random.ts";

const drawn = (seed: string, bound: number, count: number): readonly number[] => {
  const random = quickRandom(randomOf(seed));
  return Array.from({ length: count }, () => random.below(bound));
};

test("the same seed draws the same, another one something else", () => {
  expect(drawn("one", 1000, 20)).toEqual(drawn("one", 1000, 20));
  expect(drawn("one", 1000, 20)).not.toEqual(drawn("two", 1000, 20));
});

test("all results come equally often, and in no order", () => {
  const all = drawn("dice", 6, 60_000);
  const pairs = new Map<number, number>();
  for (const [place, result] of all.entries()) {
    const pair = result * 6 + (all[place + 1] ?? 0);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  expect(pairs.size).toBe(36);
  // 36 pairs of 60,000: the chi-square of 35 degrees is above 75 once in ten thousand times.
  const expected = 60_000 / 36;
  const square = [...pairs.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(square).toBeLessThan(75);
});

test("results are whole numbers below the bound, up to the largest bound", () => {
  for (const bound of [1, 2, 7, 0x1_0000_0000])
    for (const result of drawn("bounds", bound, 500)) {
      expect(Number.isInteger(result)).toBe(true);
      expect(result).toBeGreaterThanOrEqual(0);
      expect(result).toBeLessThan(bound);
    }
});
