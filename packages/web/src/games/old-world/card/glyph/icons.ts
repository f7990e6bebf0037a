import { FAMILY_ICONS } from "./families.ts";

/** What the marks of the game are drawn with. */
export const MARK_ICONS = ["broadsword", "scorpion-tail"] as const;

/** Every icon of the set that Old World draws; `icons.ts?game-icons` gives their paths. */
export const ICONS: readonly string[] = [...new Set([...MARK_ICONS, ...FAMILY_ICONS])];
