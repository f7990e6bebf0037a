import { dirname, join } from "node:path";
import type { World } from "./world.ts";

/** Whether it is `./play` that was called: it serves where no command is given, and builds the pages first. */
export function startedByPlay(env: World["env"]): boolean {
  return env.npm_lifecycle_event === "ci:play";
}

/** How this program is called here, for sentences that say what to type next. */
export function calledAs({ env }: World): string {
  const { npm_lifecycle_event: script, npm_package_json: manifest = "", INIT_CWD: from } = env;
  const root = dirname(manifest);
  if (script === "ci:play") return root === from ? "./play" : join(root, "play");
  if (script === "medallion" && root === from) return "npm run -s medallion --";
  return "medallion";
}
