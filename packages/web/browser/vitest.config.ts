import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { longestFirst } from "../../../tools/unit/longest-first.ts";
import { PATIENCE } from "./stage/until.ts";

/** The files whose tests take longest. */
const LONGEST = [
  "tables",
  "pages",
  "network",
  "playing",
  "online",
  "offline",
  "ronin",
  "votes",
  "old-world",
  "hot-seat",
].map((name) => `browser/${name}.test.ts`);

/** The tests in a real browser, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    // One more than cores: each of them waits for bots now and then.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    // Far more than anything takes: on a busy machine all of it takes longer.
    testTimeout: 10 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});
