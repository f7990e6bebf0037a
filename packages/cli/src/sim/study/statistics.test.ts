import fc from "fast-check";
import { expect, test } from "vitest";
import { studentQuantile } from "./student.ts";
import { addGame, addSums, emptySums, ratioOf } from "./sums.ts";

test.each([
  [1, 12.7062],
  [10, 2.2281],
  [11, 2.201],
  [20, 2.086],
  [30, 2.0423],
  [100, 1.984],
  [1_000_000, 1.96],
])("with %i degrees of freedom the interval reaches %f standard errors", (freedom, quantile) => {
  expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
});

test("with one seat a game the interval of a mean is that of the textbooks", () => {
  const sums = emptySums();
  for (const value of [4, 7, 9, 12]) addGame(sums, value, 1);
  const { value, low, high, count } = ratioOf(sums);
  expect(value).toBe(8);
  // The standard error of 4, 7, 9, 12 is 1.6833; Student's quantile for three degrees of freedom is 3.18245.
  expect(low).toBeCloseTo(8 - 3.18245 * 1.6833, 3);
  expect(high).toBeCloseTo(8 + 3.18245 * 1.6833, 3);
  expect(count).toBe(4);
});

test("seats that always agree within a game count as one", () => {
  const alone = emptySums();
  const double = emptySums();
  for (const value of [3, 5, 8, 13]) {
    addGame(alone, value, 1);
    addGame(double, 2 * value, 2);
  }
  expect(ratioOf(double)).toEqual(ratioOf(alone));
});

test("one game gives a value without an interval, none gives nothing", () => {
  const sums = emptySums();
  expect(ratioOf(sums).count).toBe(0);
  expect(ratioOf(undefined).count).toBe(0);
  addGame(sums, 6, 2);
  const { value, low, high, count } = ratioOf(sums);
  expect([value, low, high, count]).toEqual([3, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 1]);
});

const games = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 5 })), {
  maxLength: 30,
});

test("sums of parts are the sums of the whole, and an interval holds its value", () => {
  fc.assert(
    fc.property(games, games, (one, other) => {
      const whole = emptySums();
      const parts = [one, other].map((list) => {
        const sums = emptySums();
        for (const [amount, of] of list) {
          addGame(sums, amount, of);
          addGame(whole, amount, of);
        }
        return sums;
      });
      const merged = emptySums();
      for (const part of parts) addSums(merged, part);
      expect(merged).toEqual(whole);
      const { value, low, high } = ratioOf(whole);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }),
  );
});
