import { join } from "node:path";
import type { InlineConfig } from "vite";
import { eagerStart } from "./eager-start.ts";
import { gameIcons } from "./game-icons.ts";
import { puzzles } from "./puzzles.ts";
import { startHints } from "./start-hints.ts";
import { withoutTexts } from "./without-texts.ts";

/** The folder of this package. */
export const WEB = join(import.meta.dirname, "..");
/** Where the built pages lie. */
export const DIST = join(WEB, "dist");

/**
 * What is needed at the start comes in two pieces, since a request costs more than the bytes that some page could do
 * without: the little that runs before all else, and all that the first page consists of.
 */
const GROUPS = [
  {
    name: "early",
    test: /\/packages\/(web\/src\/(main\.ts|settings\/settings\.ts|language\/texts\.ts)|kernel\/src\/language\.ts)$|rolldown\/runtime/,
    priority: 1,
  },
  { name: "start", test: /\/packages\/web\/src\/app\/start\.tsx$/ },
];

/** How the browser's program is built; its tests use the same plugins. */
export function viteConfig(folder = DIST): InlineConfig {
  return {
    root: WEB,
    configFile: false,
    plugins: [gameIcons(), puzzles(), startHints(), eagerStart()],
    worker: { format: "es", plugins: () => [withoutTexts()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // How long plugins took is no matter of those who wait for the first page.
      rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
    },
    logLevel: "warn",
  };
}
