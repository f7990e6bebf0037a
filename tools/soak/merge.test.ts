import type { Failure, Report } from "@medallion/suites";
import { expect, test } from "vitest";
import { mergeReports, tallyOfGames } from "./merge.ts";

function failure(suite: Failure["suite"], seed: string): Failure {
  return { suite, case: "a", seed, step: 3, message: "broken", command: "npm run soak" };
}

function report(unused: readonly string[], failures: readonly Failure[] = [], longest = 7): Report {
  const perCase = [{ name: "a", games: 5, choices: 30, longest, failures: failures.length }];
  return { games: 5, choices: 30, failures, unused, perCase };
}

test("counts add up, the longest game stays, and only what nobody used is unused", () => {
  const merged = mergeReports([report(["x", "y"]), report(["y", "z"], [failure("end", "1")], 9)]);
  expect(merged).toEqual({
    games: 10,
    choices: 60,
    failures: [failure("end", "1")],
    unused: ["y"],
    perCase: [{ name: "a", games: 10, choices: 60, longest: 9, failures: 1 }],
  });
});

test("a game in which two suites found something has failed once", () => {
  const failures = [failure("end", "1"), failure("leak", "1"), failure("leak", "2")];
  expect(tallyOfGames({ games: 10, failures })).toEqual({ passed: 8, failed: 2 });
});
