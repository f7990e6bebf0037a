import { KITS } from "@medallion/games";
import { at } from "@medallion/kernel";
import type { Failure, Progress } from "@medallion/suites";
import { expect, test } from "vitest";
import { reportOf, runJobs } from "./crew.ts";
import type { Job } from "./plan.ts";

const { game, trial } = at(KITS, 0);
const NEVER = new AbortController().signal;

function job(seed: string, id = game.id): Job {
  const effort = { seed, games: 1, costlyGames: 0, cases: [at(trial.cases, 0).name], only: "end" as const };
  return { game: id, effort };
}

test("jobs are done on threads, every game is heard of, and the runs come in the order asked for", async () => {
  const jobs = [job("one"), job("two"), job("three")];
  const heard: Progress[] = [];
  const runs = await runJobs(jobs, 2, NEVER, (progress) => heard.push(progress));
  expect(runs.map((run) => run.job)).toEqual(jobs);
  expect(runs.map(({ report, died }) => [report?.games, died])).toEqual(jobs.map(() => [1, undefined]));
  expect(heard).toHaveLength(3);
});

test("a thread that dies takes its own job with it and no other", async () => {
  const runs = await runJobs([job("one", "no such game"), job("two")], 1, NEVER, () => {});
  expect(runs.map(({ report }) => report?.games)).toEqual([undefined, 1]);
  expect(at(runs, 0).died).toContain("there is no game no such game");
});

test("nothing is begun once the run is stopped", async () => {
  expect(await runJobs([job("one")], 1, AbortSignal.abort(), () => {})).toEqual([]);
});

test("a job that was cut short is reported by what its games said", () => {
  const failure: Failure = { suite: "end", case: "a", seed: "s", step: 3, message: "broken", command: "" };
  const played: readonly Progress[] = [
    { case: "a", seed: "r", games: 1, of: 9, choices: 30, failures: [] },
    { case: "a", seed: "s", games: 2, of: 9, choices: 90, failures: [failure] },
  ];
  const cut = { job: job("one"), played, report: undefined, died: "hung" };
  expect(reportOf(cut)).toEqual({
    games: 2,
    choices: 90,
    failures: [failure],
    unused: [],
    perCase: [{ name: "a", games: 2, choices: 90, longest: 60, failures: 1 }],
  });
  expect(reportOf({ ...cut, played: [] })).toBeUndefined();
});
