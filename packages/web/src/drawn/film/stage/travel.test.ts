import { expect, test } from "vitest";
import { wayBeforeShowing } from "./travel.ts";

test("what is seen large has half of the rest of its time for each way", () => {
  expect(wayBeforeShowing({ shows: 600, ms: 1000 })).toBeCloseTo(0.2);
});

test("what is shown longer than it moves is seen large all the time: no moment lies before the first", () => {
  expect(wayBeforeShowing({ shows: 640, ms: 260 })).toBe(0);
  expect(wayBeforeShowing({ shows: 640, ms: 0 })).toBe(0);
});
