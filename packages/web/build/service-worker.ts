import { join } from "node:path";
import { build as viteBuild } from "vite";
import { precached, versionOf } from "./precache.ts";
import { WEB } from "./vite.ts";

/** Builds the service worker of the pages that lie in this folder; it knows all their files. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const files = precached(folder);
  await viteBuild({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { FILES: JSON.stringify(files), PROGRAM: JSON.stringify(versionOf(files)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
      target: "es2023",
      lib: {
        entry: join(WEB, "src/pwa/worker/main.ts"),
        formats: ["iife"],
        name: "serviceWorker",
        fileName: () => "sw.js",
      },
    },
  });
}
