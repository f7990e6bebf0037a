import fc from "fast-check";
import { expect, test } from "vitest";
import { along, roundStep, scaleFor } from "./scale.ts";

test("ends and ticks are round", () => {
  expect(scaleFor([0.83, 1.21])).toEqual({ low: 0.8, high: 1.3, ticks: [0.8, 0.9, 1, 1.1, 1.2, 1.3] });
  expect(scaleFor([0, 37])).toEqual({ low: 0, high: 40, ticks: [0, 10, 20, 30, 40] });
  expect(roundStep(100, 30)).toBe(5);
});

test("a single number, or none, still has a scale around it", () => {
  expect(scaleFor([4])).toMatchObject({ low: 3, high: 5 });
  expect(scaleFor([])).toMatchObject({ low: -1, high: 1 });
  expect(scaleFor([2, 6, Number.POSITIVE_INFINITY])).toMatchObject({ low: 2, high: 6 });
});

test("what lies outside is drawn at the end", () => {
  const scale = scaleFor([0, 10]);
  expect([-5, 0, 5, 10, Number.POSITIVE_INFINITY].map((value) => along(scale, value))).toEqual([
    0, 0, 50, 100, 100,
  ]);
});

test("a scale holds every number in few steps", () => {
  const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(numbers, (values) => {
      const { low, high, ticks } = scaleFor(values);
      fc.pre(Number.isFinite(low) && Number.isFinite(high));
      const slack = (high - low) * 1e-6;
      expect(Math.min(...values)).toBeGreaterThanOrEqual(low - slack);
      expect(Math.max(...values)).toBeLessThanOrEqual(high + slack);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
