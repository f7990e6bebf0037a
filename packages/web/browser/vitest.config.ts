import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests in a real browser: one after the other, all with the same browser and server. `npm run browser` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, "..", "..", ".."),
  test: {
    include: ["packages/web/browser/**/*.test.ts"],
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
