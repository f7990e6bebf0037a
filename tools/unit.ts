import { UNIT_RESULTS } from "./results/unit.ts";
import { runVitest } from "./results/vitest.ts";

// Runs the unit tests and leaves their results for the rules coverage: node tools/unit.ts [filter of vitest …]
await runVitest(UNIT_RESULTS, process.argv.slice(2));
