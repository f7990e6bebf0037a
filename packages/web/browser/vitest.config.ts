import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { PATIENCE } from "./stage/until.ts";

/** The tests in a real browser: two at a time, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    maxWorkers: 2,
    isolate: false,
    // Far more than anything takes: on a busy machine all of it takes longer.
    testTimeout: 5 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});
