import type { ActionCard, Symbols } from "../types.ts";
import { COLOURS, SCHOOLS, TERRAIN_SYMBOLS } from "../vocabulary.ts";
import { type Constraint, count, hold, sum } from "./fault.ts";

const DECK = 10;

/** Checks what holds for every action card. */
function checkPrint(card: ActionCard, path: readonly (string | number)[]): void {
  const { colour, base, extensions } = card;
  hold(Object.keys(base).length > 0, "OW-1.10", "A card has at least one base symbol.", [...path, "base"]);
  hold(colour !== "red" || extensions.length === 0, "facts 6.5", "Red cards have no extensions.", [
    ...path,
    "extensions",
  ]);
  hold(
    new Set(extensions.map((extension) => extension.colour)).size === extensions.length,
    "OW-1.10",
    "Two extensions of one card differ in colour.",
    [...path, "extensions"],
  );
}

/** What the base of a deck gives in all. */
const total = (cards: readonly ActionCard[], symbol: keyof Pick<Symbols, "damage" | "shield">): number =>
  sum(cards, ({ base }) => base[symbol] ?? 0);

/** The spread that keeps the five starting decks comparable (facts 1.4 and 4.5). */
function checkDeck(cards: readonly ActionCard[], path: readonly (string | number)[]): void {
  for (const colour of COLOURS)
    hold(
      count(cards, (card) => card.colour === colour) === 2,
      "facts 1.4",
      `A deck has two ${colour} cards.`,
      path,
    );
  for (const terrain of TERRAIN_SYMBOLS) {
    const due = terrain === "wild" ? 1 : 3;
    hold(
      count(cards, (card) => card.terrain === terrain) === due,
      "facts 1.4",
      `A deck shows ${terrain} ${due === 1 ? "once" : "three times"}.`,
      path,
    );
  }
  const damage = total(cards, "damage");
  hold(damage >= 6 && damage <= 8, "facts 4.5", "The bases of a deck deal 6 to 8 damage.", path);
  hold(total(cards, "shield") === 2, "facts 4.5", "The bases of a deck give 2 Shield.", path);
  const extended = count(cards, ({ extensions }) => extensions.length > 0);
  hold(extended >= 3 && extended <= 5, "facts 4.5", "Three to five cards of a deck have an extension.", path);
}

export const CARD_CONSTRAINTS = {
  pool: ({ actionCards }) => {
    for (const [index, card] of actionCards.entries()) {
      const path = ["actionCards", index];
      checkPrint(card, path);
      hold(card.terrain !== "wild", "OW-1.10", "No card of the pool is wild.", [...path, "terrain"]);
      hold(card.school === undefined, "OW-1.10", "A card of the pool has no school.", [...path, "school"]);
    }
  },
  startingCards: ({ startingCards }) => {
    for (const [index, card] of startingCards.entries()) {
      const path = ["startingCards", index];
      checkPrint(card, path);
      hold(card.cost === 0, "OW-1.12", "Starting cards cost 0.", [...path, "cost"]);
      const school = SCHOOLS[Math.floor(index / DECK)];
      hold(card.school === school, "OW-1.1", `This is a card of ${school}.`, [...path, "school"]);
    }
    for (const index of SCHOOLS.keys())
      checkDeck(startingCards.slice(index * DECK, (index + 1) * DECK), ["startingCards", index * DECK]);
  },
} satisfies Record<string, Constraint>;
