import type { TableScreens } from "../stage/one-screen.ts";
import { OLD_WORLD_SCREENS } from "./old-world-screens.ts";
import { RONIN_SCREENS } from "./ronin-screens.ts";

/** The drawn tables that are looked at in every look, by the folder of their page in `packages/web/test`. */
export const TABLE_SCREENS: Readonly<Record<string, TableScreens>> = {
  ronin: RONIN_SCREENS,
  "old-world": OLD_WORLD_SCREENS,
};
