import { expect, test } from "vitest";
import { numberOf, toldOf } from "./amounts.ts";

test("what is open is not told as sure, and what is missed is said", () => {
  const told = toldOf({
    card: "a",
    sure: { level: 1, gainedM: 1, lostC: 1, left: 2 },
    open: { gainedM: { least: 1, most: 3 }, level: { least: 1, most: 3 } },
  });
  expect(told.sure.map(numberOf)).toEqual(["−1", "+2"]);
  expect(told.open.map(numberOf)).toEqual(["1–3"]);
  expect(told.missed).toBe(false);
  expect(toldOf({ card: "a", sure: { level: 0 }, open: {} }).missed).toBe(true);
});
