import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printResult, type ScenarioResult } from "@medallion/scenarios";
import { RESULTS } from "../repository.ts";
import type { Tally } from "../tally.ts";

export const SCENARIO_RESULTS = join(RESULTS, "scenarios.json");

/** What `medallion check --json` prints. */
interface ScenarioReport {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly ScenarioResult[];
}

/** Reads a report; `undefined` when the program printed something else. */
export function parseReport(text: string): ScenarioReport | undefined {
  try {
    const report: ScenarioReport = JSON.parse(text);
    return Array.isArray(report.results) ? report : undefined;
  } catch {
    return undefined;
  }
}

export function scenarioTally(results: readonly ScenarioResult[]): Tally {
  const passed = results.filter((result) => result.status === "passed").length;
  return { passed, failed: results.length - passed };
}

/** What is printed of a scenario that did not pass. */
export function linesOf(result: ScenarioResult): readonly string[] {
  const [, ...details] = printResult(result);
  return [`✗ ${result.file}:${result.line} ${result.title}`, ...details.map((line) => `  ${line}`)];
}

/** What each passed scenario of the last run proves. */
export function passedProofs(): string[] {
  const report = parseReport(readFileSync(SCENARIO_RESULTS, "utf8"));
  const passed = report?.results.filter((result) => result.status === "passed") ?? [];
  return passed.map((result) => result.proves.join(" "));
}
