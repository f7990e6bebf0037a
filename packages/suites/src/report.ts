import type { Seat } from "@medallion/kernel";
import type { Suite } from "./effort.ts";

/** What a suite found wrong in one game; each suite stops looking at a game after its first. */
export interface Failure {
  readonly suite: Suite;
  readonly case: string;
  readonly seed: string;
  /** Choices made before. */
  readonly step: number;
  readonly seat?: Seat | null;
  readonly message: string;
  /** Reproduces it. */
  readonly command: string;
}

export interface CaseCount {
  readonly name: string;
  readonly games: number;
  readonly choices: number;
  /** Choices of its longest game. */
  readonly longest: number;
  readonly failures: number;
}

export interface Report {
  readonly games: number;
  readonly choices: number;
  readonly failures: readonly Failure[];
  /** What no game used, out of all that should be used. */
  readonly unused: readonly string[];
  readonly perCase: readonly CaseCount[];
}

/** Said after each game. */
export interface Progress {
  readonly case: string;
  readonly seed: string;
  /** Games played, and games to play in all. */
  readonly games: number;
  readonly of: number;
  readonly choices: number;
  readonly failures: readonly Failure[];
}

/** All that is wrong, for people: a line per failure with its command below, and what was never used. */
export function faultsOf(report: Report): readonly string[] {
  const failures = report.failures.flatMap((failure) => {
    const seat = failure.seat === undefined ? "" : `, ${viewerName(failure.seat)}`;
    const place = `${failure.suite}: ${failure.case}, step ${failure.step}${seat}`;
    return [`${place}: ${failure.message}`, `  ${failure.command}`];
  });
  return report.unused.length > 0 ? [...failures, `never used: ${report.unused.join(", ")}`] : failures;
}

/** The whole report for people: all that is wrong, and the sum. */
export function linesOf(report: Report): readonly string[] {
  const sum = `${report.games} games, ${report.choices} choices, ${report.failures.length} failures`;
  return [...faultsOf(report), sum];
}

function viewerName(viewer: Seat | null): string {
  return viewer === null ? "a spectator" : `seat ${viewer}`;
}
