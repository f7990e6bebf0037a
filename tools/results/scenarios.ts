import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RESULTS } from "../repository.ts";
import type { Tally } from "../tally.ts";

export const SCENARIO_RESULTS = join(RESULTS, "scenarios.json");

/** What `medallion check --json` prints. */
export interface ScenarioReport {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly ScenarioResult[];
}

export interface ScenarioResult {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly proves: readonly string[];
  readonly status: "passed" | "failed" | "error";
  readonly details: readonly string[];
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

/** What each passed scenario of the last run proves. */
export function passedProofs(): string[] {
  const report = parseReport(readFileSync(SCENARIO_RESULTS, "utf8"));
  const passed = report?.results.filter((result) => result.status === "passed") ?? [];
  return passed.map((result) => result.proves.join(" "));
}
