import type { Message, Scene } from "@medallion/kernel";

type Position = Readonly<Record<string, unknown>>;

/** Two at the table, the learner first: a witcher of the Wolf, and one of the Cat. */
export function continent(position: Position): Scene {
  const usual = {
    monsters: {
      forest: "foglet at Vizima",
      mountain: "barghest at Doldeth",
      water: "drownersNest at Cidaris",
    },
    pool: ["A06", "A37", "A09", "A20", "A03", "A15"],
    // Drawn cards are seen, so they are real ones.
    deck: ["A11", "A42", "A57", "A68", "A25", "A31", "A50", "A74"],
    B: { school: "cat", hand: 3 },
  };
  return {
    mode: "adventure",
    options: undefined,
    cards: undefined,
    position: { ...usual, ...position },
    forced: [],
  };
}

/** What a card is called: all of a family share their name. */
export const family = (name: string): Message => ({ key: `card.${name}` });

export const location = (name: string): Message => ({ key: `location.${name}` });

/** Something on the drawn table that has a place of its own. */
export const zone = (name: string): string => `[data-zone="${name}"]`;

/** What can be pointed at. */
export const spot = (name: string): string => `[data-spot="${name}"]`;

/** A card, wherever it lies. */
export const laid = (id: string): string => `[data-ref="card:${id}"]`;

export const HAND = zone("hand:0");
