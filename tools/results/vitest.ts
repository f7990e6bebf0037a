import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { runNode } from "../running.ts";
import { type Tally, tallyLine } from "../tally.ts";

/** What vitest wrote into a file of results. */
export function resultsIn(file: string): JsonTestResults {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Runs vitest, leaves its results in a file and ends with their tally; sets the exit code. */
export async function runVitest(file: string, args: readonly string[]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const show = (line: string): void => console.log(line);
  const { code } = await runNode(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      ...args,
    ],
    { output: show, errors: show },
  );
  const counted = existsSync(file) ? tallyOf(resultsIn(file)) : { passed: 0, failed: 0 };
  // An error outside any test fails the run as well.
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  console.log(tallyLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** A file that could not even be loaded counts as one failure. */
function tallyOf({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Tally {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
