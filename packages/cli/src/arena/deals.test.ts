import { at } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { Final } from "../sim/game.ts";
import type { Plan } from "../sim/plan.ts";
import { dealsOf, scoresOf } from "./deals.ts";
import { relativeOf, shareOf } from "./interval.ts";
import { lineupsOf } from "./lineups.ts";

type Result = "win" | "draw" | "loss";

const PLACES: Readonly<Record<Result, number>> = { win: 1, draw: 1, loss: 2 };

function planOf(bots: readonly string[]): Plan {
  return { game: "toy", id: "test", request: { mode: "short" }, bots, mirror: true, games: 0, seed: "s" };
}

/** A game of a plan with these results, seat by seat. */
function game({ bots }: Plan, number: number, results: readonly Result[]): Final {
  const shift = number % bots.length;
  const seats = results.map((result, seat) => ({
    bot: at(bots, (seat + shift) % bots.length),
    result,
    place: PLACES[result],
  }));
  return { number, seats };
}

test("a deal that each wins once is even, and half of the victories are each one's", () => {
  const plan = planOf(["a", "b"]);
  const finals = [game(plan, 0, ["win", "loss"]), game(plan, 1, ["win", "loss"])];
  const [a, b] = scoresOf(plan, dealsOf(plan, finals), [0, 1]);
  expect([a?.deals, b?.deals]).toEqual([
    { won: 0, even: 1, lost: 0 },
    { won: 0, even: 1, lost: 0 },
  ]);
  expect(a && shareOf(a.share).value).toBe(0.5);
});

test("a deal of which games are missing does not count", () => {
  const plan = planOf(["a", "b"]);
  const finals = [0, 1, 2].map((number) => game(plan, number, ["win", "loss"]));
  expect(dealsOf(plan, finals).length).toBe(1);
});

test("a drawn game between teams is half of a victory for each of the four", () => {
  const plan = planOf(["a", "b"]);
  const draw = ["draw", "draw", "draw", "draw"] as const;
  const finals = [game(plan, 0, draw), game(plan, 1, draw)];
  const [a] = scoresOf(plan, dealsOf(plan, finals), [0, 1, 0, 1]);
  expect(a && shareOf(a.share).value).toBe(0.5);
  expect(a && relativeOf(a).value).toBe(1);
});

test("a victory that two of three share is half a victory each", () => {
  const plan = planOf(["a", "b", "b"]);
  const finals = [0, 1, 2].map((number) => game(plan, number, ["draw", "draw", "loss"]));
  const [a, b] = scoresOf(plan, dealsOf(plan, finals), [0, 1, 2]);
  expect(a && shareOf(a.share).value).toBeCloseTo(1 / 3, 12);
  expect(b && relativeOf(b).value).toBeCloseTo(1, 12);
});

test("the deals are what the interval rests on, not the games", () => {
  const plan = planOf(["a", "b"]);
  // Each deal is won twice by the same bot: twenty games that say no more than ten.
  const finals = Array.from({ length: 20 }, (_, number) => {
    const isA = number < 12;
    return game(plan, number, (number % 2 === 0) === isA ? ["win", "loss"] : ["loss", "win"]);
  });
  const [a] = scoresOf(plan, dealsOf(plan, finals), [0, 1]);
  const { value, low, high, count } = shareOf(a?.share ?? { ...none });
  expect({ value, count }).toEqual({ value: 0.6, count: 10 });
  // Student's interval of six ones and four noughts.
  expect(low).toBeCloseTo(0.6 - 2.262 * Math.sqrt(0.24 / 9), 2);
  expect(high).toBeCloseTo(0.6 + 2.262 * Math.sqrt(0.24 / 9), 2);
});

const none = { games: 0, amount: 0, of: 0, amount2: 0, of2: 0, product: 0 };

test("where all deals came out alike the interval is still one", () => {
  const plan = planOf(["a", "b"]);
  const finals = Array.from({ length: 8 }, (_, number) =>
    game(plan, number, number % 2 === 0 ? ["win", "loss"] : ["loss", "win"]),
  );
  const [a] = scoresOf(plan, dealsOf(plan, finals), [0, 1]);
  const { value, low, high } = shareOf(a?.share ?? none);
  expect({ value, high }).toEqual({ value: 1, high: 1 });
  expect(low).toBeCloseTo(0.51, 2);
});

test("who sits with whom follows from the bots and the camps", () => {
  expect(lineupsOf(["a", "b"], [0])).toEqual([["a"], ["b"]]);
  expect(lineupsOf(["a", "b", "c"], [0, 1])).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  expect(lineupsOf(["a", "b"], [0, 1, 0, 1])).toEqual([["a", "b"]]);
  expect(lineupsOf(["a", "b", "b"], [0, 1, 2])).toEqual([["a", "b", "b"]]);
  expect(lineupsOf(["a", "b"], [0, 1, 2])).toEqual([
    ["a", "b", "b"],
    ["b", "a", "a"],
  ]);
  expect(lineupsOf(["a"], [0, 1])).toEqual([]);
});
