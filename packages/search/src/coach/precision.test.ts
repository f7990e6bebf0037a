import { expect, test } from "vitest";
import { precisionOf, tell } from "./precision.ts";

test("a chance is told in steps of five points where it is off by no more, of ten where it is, and not at all beyond", () => {
  expect([0.02, 0.05, 0.051, 0.1, 0.101].map((error) => precisionOf(error))).toEqual([
    5,
    5,
    10,
    10,
    undefined,
  ]);
});

test("chance in the search counts as well as the error of the model", () => {
  expect(precisionOf(0.03, 0.03)).toBe(5);
  expect(precisionOf(0.03, 0.05)).toBe(10);
  expect(precisionOf(0.03, 0.2)).toBeUndefined();
});

test("chances are rounded to what is known of them, and never said to be sure", () => {
  expect(tell(0.634, 2, 0.03)).toEqual({ kind: "about", percent: 65 });
  expect(tell(0.634, 2, 0.06)).toEqual({ kind: "about", percent: 60 });
  expect(tell(0.01, 2, 0.03)).toEqual({ kind: "under", percent: 5 });
  expect(tell(1, 2, 0.06)).toEqual({ kind: "over", percent: 90 });
  expect(tell(0.6, 1, 0.13)).toEqual({ kind: "unknown" });
});

test("one half is even between two camps, and a number among more", () => {
  expect(tell(0.51, 2, 0.03)).toEqual({ kind: "even" });
  expect(tell(0.51, 3, 0.03)).toEqual({ kind: "about", percent: 50 });
});
