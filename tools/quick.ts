import { existsSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { changedFiles } from "./quick/changed.ts";
import { scenariosNear, testsNear } from "./quick/near.ts";
import { filesMatching, ROOT, textOf } from "./repository.ts";
import { UNIT_RESULTS } from "./results/unit.ts";
import { resultsIn } from "./results/vitest.ts";
import { runNode, stopRunning } from "./running.ts";
import { sum, type Tally, tallyIn, tallyLine } from "./tally.ts";

/* The last part of ./test --quick: unit tests and scenarios of what changed, the nearest first, for so many seconds. */

const { values: given } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
const began = performance.now();
const left = (): number => Number(given.seconds) - (performance.now() - began) / 1000;

/** Files in a batch: few enough that progress shows, many enough that starts do not take the time. */
const BATCH = { tests: 16, scenarios: 4 };
/** A batch is not begun with less time than this. */
const LEAST_SECONDS = 4;
/** Tests that need more than this share of the time are left to the whole run, where that is known from one. */
const LONG = 0.25;

const { files, since } = await changedFiles();
const sources = new Map(
  filesMatching("packages/*/{src,test,proofs,build}/**/*.{ts,tsx}", "{tools,bench}/**/*.ts").map((file) => [
    file,
    textOf(file),
  ]),
);
const seconds = knownSeconds();
const tests = testsNear(files, sources);
const isLong = (test: string): boolean => (seconds.get(test) ?? 0) > Number(given.seconds) * LONG;
const scenarios = scenariosNear(
  files,
  filesMatching("packages/*/{scenarios,puzzles}/**/*.yaml", "docs/**/*.yaml"),
);
console.log(
  `${files.length} files changed since ${since}: ${tests.length} files of tests and ${scenarios.length} of scenarios are near them.`,
);

let isOver = false;
const clock = setTimeout(() => {
  isOver = true;
  stopRunning();
}, left() * 1000);
const lanes = await Promise.all([
  inBatches(
    tests.filter((test) => !isLong(test)),
    BATCH.tests,
    (batch) => ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...batch],
    unitTally,
  ),
  inBatches(scenarios, BATCH.scenarios, (batch) => ["packages/cli/src/main.ts", "check", ...batch], tallyIn),
]);
clearTimeout(clock);
const missed = lanes.reduce((total, lane) => total + lane.missed, tests.filter(isLong).length);
if (missed > 0)
  console.log(`${missed} files farther from the change, or too long, were left out: ./test runs them all.`);
const tally = sum(lanes.map((lane) => lane.tally));
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;

/** Runs the files batch by batch while there is time; what the end of the time cut off counts as left out. */
async function inBatches(
  list: readonly string[],
  size: number,
  args: (batch: readonly string[]) => string[],
  tallyOf: (output: string) => Tally | undefined,
): Promise<{ readonly tally: Tally; readonly missed: number }> {
  const tallies: Tally[] = [];
  for (let done = 0; done < list.length; done += size) {
    if (isOver || left() < LEAST_SECONDS) return { tally: sum(tallies), missed: list.length - done };
    const batch = list.slice(done, done + size);
    const { code, output, errors } = await runNode(args(batch));
    if (isOver) return { tally: sum(tallies), missed: list.length - done };
    if (code !== 0) console.log(`${output}\n${errors}`);
    const counted = tallyOf(output) ?? { passed: 0, failed: 0 };
    tallies.push(code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
    console.log(`${Math.min(done + size, list.length)} of ${list.length}: ${batch[0]} …`);
  }
  return { tally: sum(tallies), missed: 0 };
}

/** What vitest counted: "Tests  2 failed | 40 passed (42)". */
function unitTally(output: string): Tally | undefined {
  const line = /^\s*Tests\s+(.*)\((\d+)\)$/m.exec(output);
  if (line === null) return undefined;
  const count = (word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(line[1] ?? "")?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}

/** How long each file of tests took in the last whole run, if there was one. */
function knownSeconds(): ReadonlyMap<string, number> {
  if (!existsSync(UNIT_RESULTS)) return new Map();
  return new Map(
    resultsIn(UNIT_RESULTS).testResults.map(({ name, startTime, endTime }) => [
      relative(ROOT, name).replaceAll("\\", "/"),
      (endTime - startTime) / 1000,
    ]),
  );
}
