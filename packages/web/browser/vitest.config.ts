import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests in a real browser: two at a time, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
