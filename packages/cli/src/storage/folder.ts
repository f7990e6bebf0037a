import { homedir } from "node:os";
import { join } from "node:path";
import type { World } from "../world.ts";

/** Where this person's data lies: $MEDALLION_HOME, else where the system keeps it. */
export function dataFolder({ env }: Pick<World, "env">): string {
  const own = env.MEDALLION_HOME;
  if (own !== undefined && own !== "") return own;
  const home = env.HOME ?? homedir();
  const data = env.XDG_DATA_HOME;
  return join(data !== undefined && data !== "" ? data : join(home, ".local", "share"), "medallion");
}
