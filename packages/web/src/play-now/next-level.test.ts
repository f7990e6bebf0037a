import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import type { FinishedRow, FinishedSeat } from "../local/finished-row.ts";
import { nextLevel } from "./next-level.ts";

const { insight: _, ...silent } = toy;

type Result = "win" | "draw" | "loss";

function played(number: number, result: Result, ...bots: readonly string[]): FinishedRow {
  const person: FinishedSeat = { kind: "person", name: "Anna", result };
  const seats = [
    person,
    ...bots.map((bot): FinishedSeat => ({ kind: "bot", name: bot, bot, result: "loss" })),
  ];
  return { table: "t", number, game: toy.game.id, mode: "short", by: "rules", finished: number, seats };
}

const next = (...rows: readonly FinishedRow[]) => nextLevel(toy, rows, "t", rows.length - 1);

test("the next level is offered after the second win", () => {
  const first = played(0, "win", "novice");
  expect(next(first)).toBeUndefined();
  expect(next(first, played(1, "loss", "novice"))).toBeUndefined();
  expect(next(first, played(1, "loss", "novice"), played(2, "win", "novice"))).toBe("adept");
});

test("wins against others do not count, nor those in other games", () => {
  const other = { ...played(0, "win", "novice"), game: "chess" };
  expect(next(other, played(1, "win", "novice"))).toBeUndefined();
  expect(next(played(0, "win", "adept"), played(1, "win", "novice"))).toBeUndefined();
  expect(next(played(0, "win", "novice", "adept"), played(1, "win", "novice", "adept"))).toBeUndefined();
});

test("several bots of one level are that level", () => {
  expect(next(played(0, "win", "novice", "novice"), played(1, "win", "novice", "novice"))).toBe("adept");
});

test("who beats the highest level, plays alone or with friends is offered nothing", () => {
  expect(next(played(0, "win", "master"), played(1, "win", "master"))).toBeUndefined();
  expect(next(played(0, "win"), played(1, "win"))).toBeUndefined();
  const friends = [0, 1].map((number) => {
    const row = played(number, "win", "novice");
    return { ...row, seats: [...row.seats, { kind: "person" as const, name: "Ben" }] };
  });
  expect(next(...friends)).toBeUndefined();
});

test("a game without bots that think ahead ends with the adept", () => {
  const rows = [played(0, "win", "adept"), played(1, "win", "adept")];
  expect(nextLevel(toy, rows, "t", 1)).toBe("veteran");
  expect(nextLevel(silent, rows, "t", 1)).toBeUndefined();
});
