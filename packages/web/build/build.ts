import { build as viteBuild } from "vite";
import { DIST, viteConfig } from "./vite.ts";

/** Builds the pages into `dist` and gives back that folder. */
export async function buildWeb(): Promise<string> {
  await viteBuild(viteConfig());
  return DIST;
}
