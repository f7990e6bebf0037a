import {
  type CardSet,
  type DeckList,
  type DeckMode,
  type DeckRules,
  deckRulesOf,
  type Fault,
  validateDeck,
  validateSoloDeck,
} from "@medallion/gwent/decks";

/** What a deck breaks, by the limits it is held against; an empty list means legal. */
export type Standing = Readonly<Record<DeckRules, readonly Fault[]>>;

export function standingOf(deck: DeckList, cardSet: CardSet): Standing {
  return {
    standard: validateDeck(deck, { cardSet, deckRules: "standard" }),
    competitive: validateDeck(deck, { cardSet, deckRules: "competitive" }),
  };
}

const SINGLE_DECK_MODES = [
  "standard",
  "competitive",
  "free-for-all",
  "team",
  "solo",
] as const satisfies readonly DeckMode[];

/** The modes to which this deck may be brought by itself; a tournament takes three. */
export function modesFor(deck: DeckList, cardSet: CardSet): readonly DeckMode[] {
  return SINGLE_DECK_MODES.filter((mode) => {
    if (mode === "solo") return validateSoloDeck(deck, { cardSet }).length === 0;
    return validateDeck(deck, { cardSet, deckRules: deckRulesOf(mode) }).length === 0;
  });
}
