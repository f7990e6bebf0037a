import { dirname, join } from "node:path";
import type { World } from "./world.ts";

/** How this program is called here, for sentences that say what to type next. */
export function calledAs({ env }: World): string {
  const { npm_lifecycle_event: script, npm_package_json: manifest = "", INIT_CWD: from } = env;
  const root = dirname(manifest);
  if (script === "ci:play") return root === from ? "./play" : join(root, "play");
  if (script === "medallion" && root === from) return "npm run -s medallion --";
  return "medallion";
}
