import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 30_000 },
});
