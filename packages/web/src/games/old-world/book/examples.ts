import { at } from "@medallion/kernel";
import { COMPONENTS } from "@medallion/old-world/pages";

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
  monster: at(COMPONENTS.monsters, 0),
  fightCard: at(COMPONENTS.fightCards, 0),
} as const;

/** Six cards of the pool as they might lie, each with its price in its slot (OW-9.5). */
export const POOL = COMPONENTS.pool.map(({ slot, price }) => {
  const card = at(COMPONENTS.actionCards, slot * 4);
  return { card, price: Math.max(0, card.cost + price) };
});

/** What the die of whoever plays alone names (OW-16.9). */
export const ATTACKS = ([1, 2, 3, 4, 5, 6] as const).map((face) => ({
  face,
  attack: face <= 3 ? ("charge" as const) : ("bite" as const),
}));

/** A story that a quest leads on to. */
export const SHOWN_EVENT = "E02";
