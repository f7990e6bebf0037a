import { join } from "node:path";
import type { InlineConfig } from "vite";
import { gameIcons } from "./game-icons.ts";
import { speechless } from "./speechless.ts";

/** The folder of this package. */
export const WEB = join(import.meta.dirname, "..");
/** Where the built pages lie. */
export const DIST = join(WEB, "dist");

/** What every page needs comes in few pieces: a request costs more than the bytes that some page could do without. */
const GROUPS = [
  {
    name: "react",
    test: /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  { name: "look", test: /\/packages\/web\/src\/(look\/[^/]+|look\/toast|language|settings)\/?[^/]*$/ },
];

/** How the browser's program is built; its tests use the same plugins. */
export function viteConfig(folder = DIST): InlineConfig {
  return {
    root: WEB,
    configFile: false,
    plugins: [gameIcons()],
    worker: { format: "es", plugins: () => [speechless()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    },
    logLevel: "warn",
  };
}
