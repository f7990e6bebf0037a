import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "packages/*/proofs/**/*.test.ts",
      "tools/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    testTimeout: 30_000,
  },
});
