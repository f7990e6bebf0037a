import { FIRST_DAY } from "@medallion/scenarios/days";
import type { Puzzle } from "@medallion/scenarios/puzzle";
import { expect, test } from "vitest";
import { momentOf, puzzlesUntil, streakOf } from "./days.ts";

const list = ["one", "two", "three"].map((id) => ({ id }) as Puzzle);
const idsUntil = (day: number) =>
  puzzlesUntil(list, day).map(({ puzzle, day: its }) => [puzzle.id, its - FIRST_DAY]);

test("earlier puzzles are those of the days before, each once, and none of a day to come", () => {
  expect(idsUntil(FIRST_DAY)).toEqual([["one", 0]]);
  expect(idsUntil(FIRST_DAY + 1)).toEqual([
    ["two", 1],
    ["one", 0],
  ]);
  expect(idsUntil(FIRST_DAY + 7)).toEqual([
    ["two", 7],
    ["one", 6],
    ["three", 5],
  ]);
});

test("a streak counts days in a row, goes on while today is still to come, and ends with a day that was left out", () => {
  expect(streakOf(new Set(), 10)).toBe(0);
  expect(streakOf(new Set([10]), 10)).toBe(1);
  expect(streakOf(new Set([8, 9]), 10)).toBe(2);
  expect(streakOf(new Set([8, 9, 10]), 10)).toBe(3);
  expect(streakOf(new Set([7, 8]), 10)).toBe(0);
});

test("a day is told by its noon, which is on that day in every time zone of the calendar here", () => {
  const moment = new Date(momentOf(FIRST_DAY));
  expect([moment.getFullYear(), moment.getMonth(), moment.getDate(), moment.getHours()]).toEqual([
    2026, 10, 1, 12,
  ]);
});
