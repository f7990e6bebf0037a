import { type DeckList, packDeck, readyDeck } from "@medallion/gwent/decks";
import type { Shelf } from "./deck-store.ts";
import type { OwnSet } from "./kept.ts";

/** The decks of a set that are still there, in their order. */
export function decksOfSet(set: OwnSet, shelf: Shelf): readonly DeckList[] {
  return set.decks.flatMap((id) => (id === null ? [] : (deckCalled(id, shelf) ?? [])));
}

/** An own deck or a ready one by its id. */
export function deckCalled(id: string, shelf: Shelf): DeckList | undefined {
  return shelf.decks.find((own) => own.id === id)?.deck ?? readyDeck(id)?.deck;
}

/** The deck as a code; none if it holds what its faction cannot have. */
export function codeOf(deck: DeckList): string | undefined {
  try {
    return packDeck(deck);
  } catch {
    return undefined;
  }
}
