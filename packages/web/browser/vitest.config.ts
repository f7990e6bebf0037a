import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests in a real browser, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    // Who plays waits for bots more than it computes.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
