import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./packages/web/build/game-icons.ts";
import { puzzles } from "./packages/web/build/puzzles.ts";
import { longestFirst } from "./tools/unit/longest-first.ts";

/** The files of tests that compute longest. */
const LONGEST = [
  "packages/games/src/boards.test.ts",
  "packages/games/src/links.test.ts",
  "packages/table/src/room/games.test.ts",
  "packages/ronin/src/knowledge/strength.test.ts",
  "packages/old-world/src/knowledge/strength.test.ts",
  "packages/table/src/room/hidden.test.ts",
  "packages/gwent/src/lobby.test.ts",
];

export default defineConfig({
  plugins: [gameIcons(), puzzles()],
  test: {
    // Nothing here takes that long; but a machine that is busy with other things makes all of it wait.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests of servers wait more than they compute.
    maxWorkers: 1 + availableParallelism(),
    sequence: { sequencer: longestFirst(LONGEST) },
    // Files share their workers and what those have imported, which spares half of the work.
    isolate: false,
    setupFiles: ["packages/server/test/after-file.ts", "packages/cli/test/after-file.ts"],
    include: ["packages/*/{src,build,proofs,test}/**/*.test.{ts,tsx}", "{tools,bench}/**/*.test.ts"],
  },
});
