import { expect, test } from "vitest";
import { type Asked, planJobs } from "./plan.ts";

const ASKED: Asked = {
  games: 10,
  costly: 50,
  every: 25,
  thorough: 1000,
  seed: "s",
  cases: [],
  only: undefined,
};

function gamesPerCase(cases: readonly string[], asked: Partial<Asked>): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { effort } of planJobs("toy", cases, { ...ASKED, ...asked }))
    for (const name of effort.cases ?? []) count[name] = (count[name] ?? 0) + effort.games;
  return count;
}

test("the games are spread fairly over the cases and none is lost", () => {
  expect(gamesPerCase(["a", "b", "c"], { games: 10 })).toEqual({ a: 4, b: 3, c: 3 });
  expect(gamesPerCase(["a", "b", "c"], { games: 2 })).toEqual({ a: 1, b: 1 });
  expect(gamesPerCase(["a", "b"], { games: 1001 })).toEqual({ a: 501, b: 500 });
});

test("only the cases asked for are played", () => {
  expect(gamesPerCase(["a", "b"], { cases: ["b"] })).toEqual({ b: 10 });
});

test("one game of one case is played from the very seed that was asked for", () => {
  expect(
    planJobs("toy", ["a", "b"], { ...ASKED, games: 1, cases: ["b"], seed: "x/b/7", only: "leak" }),
  ).toEqual([
    {
      game: "toy",
      effort: { seed: "x/b/7", games: 1, costlyGames: 50, costlyEvery: 25, cases: ["b"], only: "leak" },
    },
  ]);
});

test("shares of one case have seeds of their own, and the costly games come first", () => {
  const jobs = planJobs("toy", ["a", "b"], { ...ASKED, games: 220, costly: 60 });
  const efforts = jobs.map(({ effort }) => effort);
  expect(efforts.map(({ cases, seed }) => `${cases} ${seed}`)).toEqual([
    "a s.0",
    "b s.0",
    "a s.1",
    "b s.1",
    "a s.2",
    "b s.2",
  ]);
  expect(efforts.map(({ costlyGames }) => costlyGames)).toEqual([50, 50, 10, 10, 0, 0]);
  expect(efforts.map(({ games }) => games)).toEqual([50, 50, 50, 50, 10, 10]);
});

test("games beyond the thorough ones are other games, played to the end alone", () => {
  const jobs = planJobs("toy", ["a", "b"], { ...ASKED, games: 140, thorough: 60 });
  const lines = jobs.map(
    ({ effort: { cases, seed, games, costlyGames, only } }) =>
      `${cases} ${seed} ${games} ${costlyGames} ${only ?? "all"}`,
  );
  expect(lines).toEqual([
    "a s.0 50 50 all",
    "a s.end 10 0 end",
    "b s.0 50 50 all",
    "b s.end 10 0 end",
    "a s.1 10 0 all",
    "b s.1 10 0 all",
  ]);
});
