import { defineConfig } from "vitest/config";
import { gameIcons } from "./packages/web/build/game-icons.ts";

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "packages/*/proofs/**/*.test.ts",
      "packages/web/build/**/*.test.ts",
      "tools/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    testTimeout: 30_000,
  },
});
