import { DRAWINGS } from "./drawings.ts";
import { LONG_TEXTS } from "./long-texts.ts";
import { OLD_WORLD_TABLES } from "./old-world.ts";
import { PAGES } from "./pages.ts";
import { RONIN_TABLES } from "./ronin.ts";
import type { Screen } from "./screen.ts";
import { TABLES } from "./tables.ts";

/** Every main screen. Add to the lists: the gallery and the tests take what they find here. */
export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...TABLES,
  ...OLD_WORLD_TABLES,
  ...RONIN_TABLES,
  ...LONG_TEXTS,
  ...DRAWINGS,
];
