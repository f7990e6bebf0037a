import { build as viteBuild } from "vite";
import { compress } from "./compress.ts";
import { buildServiceWorker } from "./service-worker.ts";
import { DIST, viteConfig } from "./vite.ts";

/** Builds the pages into a folder and gives it back: the program, what keeps it on devices, and packed copies. */
export async function buildWeb(folder = DIST): Promise<string> {
  await viteBuild(viteConfig(folder));
  await buildServiceWorker(folder);
  await compress(folder);
  return folder;
}
