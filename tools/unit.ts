import { existsSync, mkdirSync, rmSync } from "node:fs";
import { RESULTS } from "./repository.ts";
import { UNIT_RESULTS, unitTally } from "./results/unit.ts";
import { runNode } from "./running.ts";
import { tallyLine } from "./tally.ts";

// Runs the unit tests and leaves their results for the rules coverage: node tools/unit.ts [filter of vitest …]
mkdirSync(RESULTS, { recursive: true });
rmSync(UNIT_RESULTS, { force: true });
const show = (line: string): void => console.log(line);
const { code } = await runNode(
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_RESULTS}`],
    ...process.argv.slice(2),
  ],
  { output: show, errors: show },
);
const counted = existsSync(UNIT_RESULTS) ? unitTally() : { passed: 0, failed: 0 };
// An error outside any test fails the run as well.
const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
