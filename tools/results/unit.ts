import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { RESULTS } from "../repository.ts";
import type { Tally } from "../tally.ts";

export const UNIT_RESULTS = join(RESULTS, "unit.json");

function read(): JsonTestResults {
  return JSON.parse(readFileSync(UNIT_RESULTS, "utf8"));
}

/** The tests of the last run; a file that could not even be loaded counts as one failure. */
export function unitTally(): Tally {
  const { numPassedTests, numFailedTests, testResults } = read();
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** The full titles of the tests that passed in the last run. */
export function passedTitles(): string[] {
  return read().testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === "passed").map((test) => test.fullName),
  );
}
