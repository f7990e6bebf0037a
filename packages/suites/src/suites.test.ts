import { expect, test } from "vitest";
import { faultsOf, linesOf, runSuites, soak } from "./index.ts";
import { ordersOf } from "./orders.ts";
import { notPlain } from "./plain.ts";
import { toy } from "./toy/kit.ts";

const EMPTY = { games: 0, choices: 0, failures: [], unused: [], perCase: [] };

test("an honest game passes all three suites and uses everything", () => {
  const report = soak(toy, { seed: "push", games: 40, costlyGames: 2 });
  expect(faultsOf(report)).toEqual([]);
  expect(linesOf(report)).toEqual([expect.stringMatching(/^240 games, \d+ choices, 0 failures$/)]);
  expect(report.perCase.map(({ games }) => games)).toEqual([40, 40, 40, 40, 40, 40]);
});

test("a run tells after each game, and can be left", () => {
  const run = runSuites(toy, { seed: "left", games: 2, costlyGames: 0, cases: ["short, 2 seats"] });
  expect(run.next()).toMatchObject({
    done: false,
    value: { games: 1, of: 2, seed: "left/short, 2 seats/0" },
  });
  expect(run.return(EMPTY)).toEqual({ done: true, value: EMPTY });
  expect(run.next()).toEqual({ done: true, value: undefined });
});

test("a game is played again from its own seed alone", () => {
  const effort = { seed: "many", games: 3, costlyGames: 0, cases: ["long, 3 seats"], only: "end" } as const;
  const counts: number[] = [];
  soak(toy, effort, ({ choices }) => counts.push(choices));
  const alone = soak(toy, { ...effort, seed: "many/long, 3 seats/2", games: 1, costlyGames: 1 });
  expect(alone.choices).toBe((counts[2] ?? 0) - (counts[1] ?? 0));
});

test("a case that the game does not have is refused", () => {
  expect(() => soak(toy, { seed: "s", games: 1, costlyGames: 0, cases: ["nowhere"] })).toThrow(
    "no case nowhere",
  );
});

test("what no game used is reported", () => {
  const kit = { ...toy, trial: { ...toy.trial, everything: ["pass", "unicorn"] } };
  const report = soak(kit, { seed: "unused", games: 5, costlyGames: 0 });
  expect(report.unused).toEqual(["unicorn"]);
  expect(faultsOf(report)).toEqual(["never used: unicorn"]);
});

test("orders are all different, and all of them where they are few", () => {
  expect(
    ordersOf(3, 24)
      .map((order) => order.join(""))
      .sort(),
  ).toEqual(["012", "021", "102", "120", "201", "210"]);
  expect(new Set(ordersOf(5, 24).map((order) => order.join(""))).size).toBe(24);
});

test("only what JSON gives back as it is counts as plain", () => {
  expect(notPlain({ a: [1, "b", null, { c: true }] })).toBeUndefined();
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const odd = [
    undefined,
    Number.NaN,
    -0,
    new Date(0),
    new Map(),
    () => 1,
    cycle,
    new Array(2),
    Symbol("s"),
    1n,
  ];
  for (const value of odd) expect(notPlain({ list: [value] })).toMatch(/^state\.list\.0/);
});
