import type { Outcome, Standing } from "@medallion/kernel";
import { expect, test } from "vitest";
import { campsIn, shareOut } from "./camps.ts";

const text = { key: "over" };
const at = (place: number): Standing => ({ place, result: place === 1 ? "win" : "loss" });

function sharesOf(standings: readonly Standing[], camps: readonly number[]): readonly number[] {
  const into = new Float64Array(campsIn(camps)).fill(9);
  const outcome: Outcome = { standings, text };
  expect(shareOut({ outcome: () => outcome }, { camps: () => camps }, {}, into)).toBe(true);
  return [...into];
}

test("who wins has it all, who shares a victory shares that", () => {
  expect(sharesOf([at(2), at(1), at(3)], [0, 1, 2])).toEqual([0, 1, 0]);
  expect(sharesOf([at(1), at(3), at(1)], [0, 1, 2])).toEqual([0.5, 0, 0.5]);
});

test("a camp wins once, however many seats it has", () => {
  expect(sharesOf([at(1), at(3), at(1), at(3)], [0, 1, 0, 1])).toEqual([1, 0]);
  expect(sharesOf([at(1), at(1), at(1), at(1)], [0, 1, 0, 1])).toEqual([0.5, 0.5]);
});

test("alone a game is won, drawn or lost", () => {
  expect(sharesOf([{ place: 1, result: "win" }], [0])).toEqual([1]);
  expect(sharesOf([{ place: 1, result: "draw" }], [0])).toEqual([0.5]);
  expect(sharesOf([{ place: 1, result: "loss" }], [0])).toEqual([0]);
});

test("a game that has shares of its own gives those", () => {
  const into = new Float64Array(1);
  const shares = (_state: object, given: Float64Array): void => void given.set([0.3]);
  const outcome: Outcome = { standings: [at(1)], text };
  shareOut({ outcome: () => outcome }, { camps: () => [0], shares }, {}, into);
  expect(into[0]).toBe(0.3);
});

test("nothing is shared out before a game is over", () => {
  const into = Float64Array.of(7);
  expect(shareOut({ outcome: () => undefined }, { camps: () => [0] }, {}, into)).toBe(false);
  expect(into[0]).toBe(7);
});
