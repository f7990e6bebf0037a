import type { CaseCount, Failure, Report } from "@medallion/suites";
import type { Tally } from "../tally.ts";

/** The reports of several jobs of one game as one: only what none of them used is unused. */
export function mergeReports(reports: readonly Report[]): Report {
  const [first, ...rest] = reports;
  const counts = new Map<string, CaseCount>();
  for (const count of reports.flatMap((report) => report.perCase))
    counts.set(count.name, added(counts.get(count.name), count));
  return {
    games: total(reports.map((report) => report.games)),
    choices: total(reports.map((report) => report.choices)),
    failures: reports.flatMap((report) => report.failures),
    unused: first?.unused.filter((name) => rest.every((report) => report.unused.includes(name))) ?? [],
    perCase: [...counts.values()],
  };
}

/** Games passed and failed; a game fails once, however many suites found something in it. */
export function tallyOfGames({ games, failures }: { games: number; failures: readonly Failure[] }): Tally {
  const failed = new Set(failures.map((failure) => JSON.stringify([failure.case, failure.seed]))).size;
  return { passed: Math.max(0, games - failed), failed };
}

function added(known: CaseCount | undefined, count: CaseCount): CaseCount {
  if (known === undefined) return count;
  return {
    name: count.name,
    games: known.games + count.games,
    choices: known.choices + count.choices,
    longest: Math.max(known.longest, count.longest),
    failures: known.failures + count.failures,
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
