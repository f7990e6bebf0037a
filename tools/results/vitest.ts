import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { ROOT } from "../repository.ts";
import { runNode } from "../running.ts";
import { FAILED, tallyLine, UNSTEADY } from "../tally.ts";
import { failedFiles, failureLines, failures, mended } from "./again.ts";

/** More failures than these are no chance: nothing is run again. */
const FEW = 4;

const show = (line: string): void => console.log(line);

/** What vitest wrote into a file of results. */
export function resultsIn(file: string): JsonTestResults {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Runs vitest, leaves its results in a file and ends with their tally; sets the exit code. When only a few tests
 * failed, their files run once more alone: a test that failed beside others because the machine was busy is named as
 * unsteady, one that fails alone has failed.
 */
export async function runVitest(file: string, args: readonly string[]): Promise<void> {
  let code = await runOnce(file, args);
  const first = existsSync(file) ? resultsIn(file) : undefined;
  if (first !== undefined && failures(first) > 0 && failures(first) <= FEW) {
    console.log(`\n${failures(first)} failed beside others: run once more alone`);
    code = await runOnce(file, [...optionsOf(args), ...failedFiles(first)]);
    // A run that was cut off wrote nothing: the first one holds.
    const { results, unsteady } = mended(first, existsSync(file) ? resultsIn(file) : first);
    writeFileSync(file, JSON.stringify(results));
    for (const test of unsteady) {
      console.log(`${UNSTEADY}failed beside others, passed alone: ${relative(ROOT, test)}`);
    }
  }
  const results = existsSync(file) ? resultsIn(file) : undefined;
  const passed = results?.numPassedTests ?? 0;
  const failed = results === undefined ? 0 : failures(results);
  if (results !== undefined)
    for (const line of failureLines(results)) console.log(`${FAILED}${relative(ROOT, line)}`);
  // An error outside any test fails the run as well.
  const tally = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  console.log(tallyLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

async function runOnce(file: string, args: readonly string[]): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runNode(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      ...args,
    ],
    { output: show, errors: show },
  );
  return code;
}

/** What of the arguments holds for other files, too: the configuration. */
function optionsOf(args: readonly string[]): readonly string[] {
  const config = args.indexOf("--config");
  return config < 0 ? [] : args.slice(config, config + 2);
}
