import { ABILITIES } from "./abilities.ts";
import { SIDE_A, SIDES_B } from "./alliances.ts";
import { BOARDS } from "./boards.ts";
import { ACTION } from "./cards/index.ts";
import { CHAPTER_CARDS } from "./chapters.ts";
import { loadComponents } from "./load.ts";
import { STARTING } from "./starting.ts";
import type { ActionCard, Components } from "./types.ts";

/** Stored with every game; a change of any value below raises it (facts G5). */
export const DATA_VERSION = 2;

/** The components of the game, checked when they are loaded. */
export const COMPONENTS: Components = loadComponents({
  version: DATA_VERSION,
  action: ACTION,
  starting: STARTING,
  abilities: ABILITIES,
  boards: BOARDS,
  sideA: SIDE_A,
  sidesB: SIDES_B,
  chapters: CHAPTER_CARDS,
});

/** The main deck first, then the starting cards: a card's place here is its number in states and never changes. */
export const ALL_CARDS: readonly ActionCard[] = [...COMPONENTS.action, ...COMPONENTS.starting];

const BY_ID: ReadonlyMap<string, ActionCard> = new Map(ALL_CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): ActionCard | undefined {
  return BY_ID.get(id);
}
