import { join } from "node:path";
import type { InlineConfig } from "vite";
import { gameIcons } from "./game-icons.ts";

/** The folder of this package. */
export const WEB = join(import.meta.dirname, "..");
/** Where the built pages lie. */
export const DIST = join(WEB, "dist");

/** How the browser's program is built; its tests use the same plugins. */
export function viteConfig(): InlineConfig {
  return {
    root: WEB,
    configFile: false,
    plugins: [gameIcons()],
    worker: { format: "es" },
    build: {
      outDir: DIST,
      emptyOutDir: true,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    logLevel: "warn",
  };
}
