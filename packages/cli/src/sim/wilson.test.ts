import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

test("50 of 100 gives the interval of the textbooks", () => {
  const { rate, low, high } = wilson(50, 100);
  expect(rate).toBe(0.5);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
});

test("an interval stays inside 0 to 1 at both ends", () => {
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10).high).toBeCloseTo(1, 12);
  expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
});

test("without trials nothing is known", () => {
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});
