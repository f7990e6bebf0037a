import { COMPONENTS } from "@medallion/old-world/pages";

/** The chapters with a drawing, before their text or after it. */
export const DRAWN_CHAPTERS = {
  before: ["action-cards", "attributes", "exploration", "moving", "combat-turn", "monster-fights"],
  after: ["combo", "poker"],
} as const;

/** Two cards that make a combo, and what it deals. */
export const LINKED = { first: "A05", second: "WOLF07", damage: 3 } as const;

/** A throw for each hand of dice poker, from the worst to the best. */
export const THROWS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 6],
  [2, 2, 3, 5, 6],
  [3, 3, 5, 5, 1],
  [4, 4, 4, 1, 2],
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
  [5, 5, 5, 2, 2],
  [6, 6, 6, 6, 3],
  [6, 6, 6, 6, 6],
];

/** The story that is drawn as an example. */
export const SHOWN_STORY = "W22";

/** The place that is drawn with all ways to pay for coming there. */
export const SHOWN_PLACE = 7;

/** A monster of the first level, and a card of its life, by their place in the box. */
export const SHOWN_MONSTER = {
  monster: COMPONENTS.monsters[0],
  fightCard: COMPONENTS.fightCards[0],
} as const;
