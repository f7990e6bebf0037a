import { expect, test } from "vitest";
import { drawnTo, legsOf, upTo } from "./sketch.ts";

test("a sketch goes on along roads, and nowhere else", () => {
  expect(drawnTo([], 6, 7)).toEqual([6]);
  expect(drawnTo([6], 5, 6)).toEqual([6, 5]);
  expect(drawnTo([6], 18, 6)).toEqual([6]);
});

test("who draws to a place again rubs out what came after it, and at the end the last step", () => {
  expect(drawnTo([6, 5, 9], 6, 9)).toEqual([6]);
  expect(drawnTo([6, 5, 9], 9, 9)).toEqual([6, 5]);
});

test("what was gone of a sketch is gone from it", () => {
  expect(upTo([6, 5, 9], 5)).toEqual([9]);
  expect(upTo([6, 5, 9], 9)).toEqual([]);
  expect(upTo([6, 5], 7)).toEqual([6, 5]);
  expect(legsOf(7, [6, 5])).toEqual([
    { from: 7, to: 6 },
    { from: 6, to: 5 },
  ]);
});
