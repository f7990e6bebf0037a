import { join } from "node:path";
import { RESULTS } from "../repository.ts";
import { resultsIn } from "./vitest.ts";

export const UNIT_RESULTS = join(RESULTS, "unit.json");

/** The full titles of the tests that passed in the last run. */
export function passedTitles(): string[] {
  return resultsIn(UNIT_RESULTS).testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === "passed").map((test) => test.fullName),
  );
}
