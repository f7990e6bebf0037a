import { ALL_CHARGES } from "./charges.ts";
import { isOwn } from "./own-names.ts";

/** What the marks of the game are drawn with. */
export const MARK_ICONS = [
  "banjo",
  "card-draw",
  "concentration-orb",
  "flame",
  "handheld-fan",
  "linked-rings",
  "maple-leaf",
  "mountain-road",
  "polar-star",
  "poker-hand",
  "snowflake-2",
  "teapot",
  "wolf-head",
  "wolf-howl",
] as const;

/** Every icon of the set that Ronin draws; `icons.ts?game-icons` gives their paths. */
export const ICONS: readonly string[] = [
  ...new Set([...MARK_ICONS, ...ALL_CHARGES.filter((name) => !isOwn(name))]),
];
