import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./packages/web/build/game-icons.ts";
import { LongestFirst } from "./tools/unit/longest-first.ts";

/** Packages whose tests start nothing that another test could meet: they share their workers, which spares a minute. */
const QUIET =
  "{kernel,ink,refusals,lobbies,fittings,gwent,ronin,old-world,records,scenarios,bots,games,suites,table,protocol,web}";

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    // Nothing here takes that long; but a machine that is busy with other things makes all of it wait.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests of servers wait more than they compute.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "quiet",
          isolate: false,
          include: [`packages/${QUIET}/{src,build}/**/*.test.{ts,tsx}`],
        },
      },
      {
        extends: true,
        test: {
          name: "hosts",
          include: [
            "packages/{server,cli}/src/**/*.test.ts",
            "packages/*/proofs/**/*.test.ts",
            "tools/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
