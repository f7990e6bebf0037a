import { FAMILY_ICONS } from "./families.ts";
import { ACTION_GLYPHS, MARK_GLYPHS } from "./marks.ts";
import { MONSTER_ICONS } from "./monsters.ts";
import { OWN_GLYPH_NAMES } from "./own-names.ts";
import { POTION_GLYPHS } from "./potions.ts";
import { SCHOOL_DEVICES } from "./schools.ts";

/** What things that all drawings share are drawn with. */
export const SHARED_ICONS: readonly string[] = [
  "broadsword",
  "paw-print",
  "beer-stein",
  SCHOOL_DEVICES.manticore,
];

const OWN: ReadonlySet<string> = new Set(OWN_GLYPH_NAMES);

/** Every icon of the set that Old World draws; `icons.ts?game-icons` gives their paths. */
export const ICONS: readonly string[] = [
  ...new Set([
    ...SHARED_ICONS,
    ...FAMILY_ICONS,
    ...MONSTER_ICONS,
    ...POTION_GLYPHS,
    ...Object.values(MARK_GLYPHS),
    ...Object.values(ACTION_GLYPHS),
  ]),
].filter((name) => !OWN.has(name));
