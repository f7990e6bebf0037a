import { expect, test } from "vitest";
import { dayOf, FIRST_DAY, puzzleOf, toldChance } from "./days.ts";
import type { Puzzle } from "./puzzle.ts";

const list = ["one", "two", "three"].map((id) => ({ id }) as Puzzle);

test("a day is that of the calendar where one is, from midnight to midnight", () => {
  const first = new Date(2026, 10, 1);
  expect(dayOf(first)).toBe(FIRST_DAY);
  expect(dayOf(new Date(2026, 10, 1, 23, 59, 59))).toBe(FIRST_DAY);
  expect(dayOf(new Date(2026, 10, 2))).toBe(FIRST_DAY + 1);
  for (let day = 0; day < 60_000; day += 13) {
    const date = new Date(1970, 0, 1 + day);
    expect([day, dayOf(date)]).toEqual([day, day]);
  }
});

test("each day has one puzzle, the same for everybody, and after the last the list begins again", () => {
  const ids = [0, 1, 2, 3, -1].map((day) => puzzleOf(list, FIRST_DAY + day)?.id);
  expect(ids).toEqual(["one", "two", "three", "one", "three"]);
});

test("chances are told in steps of five points, and never as sure", () => {
  expect([0, 4, 52, 53, 99, 100].map(toldChance)).toEqual([5, 5, 50, 55, 95, 95]);
});
