import {
  type CardSet,
  type DeckList,
  type DeckRules,
  packDeck,
  packDecks,
  readyDeck,
  validateDeck,
  validateTournament,
} from "@medallion/gwent/decks";
import type { OwnPick } from "../../contract.ts";
import type { Shelf } from "./deck-store.ts";
import { deckStore } from "./device-decks.ts";
import type { OwnSet } from "./kept.ts";
import { modesFor } from "./standing.ts";

interface PickRules {
  readonly cardSet?: CardSet;
  readonly deckRules?: DeckRules;
}

/** Everything of one's own that is legal as a pick in this mode: decks, or sets of three in a tournament. */
export async function ownPicks(
  mode: string,
  rules: Readonly<Record<string, unknown>>,
): Promise<readonly OwnPick[]> {
  // Alone against the automaton one brings a leader, unless it was agreed to bring a deck.
  if (mode === "solo" && rules.soloDeck !== "constructed") return [];
  return picksFrom(await loadedShelf(), mode, {
    cardSet: rules.cardSet === "videoGame" ? "videoGame" : "box",
    ...(rules.deckRules === "competitive" && { deckRules: "competitive" }),
  });
}

export function picksFrom(shelf: Shelf, mode: string, rules: PickRules = {}): readonly OwnPick[] {
  if (mode === "tournament") return shelf.sets.flatMap((set) => setPick(set, shelf, rules));
  return shelf.decks.flatMap(({ name, deck }) => {
    const code = codeOf(deck);
    if (code === undefined || !fits(deck, mode, rules)) return [];
    return [{ code, name }];
  });
}

function fits(deck: DeckList, mode: string, { cardSet = "box", deckRules }: PickRules): boolean {
  if (!modesFor(deck, cardSet).some((known) => known === mode)) return false;
  return deckRules === undefined || validateDeck(deck, { cardSet, deckRules }).length === 0;
}

function setPick(set: OwnSet, shelf: Shelf, { cardSet = "box" }: PickRules): readonly OwnPick[] {
  const decks = decksOfSet(set, shelf);
  if (validateTournament(decks, { cardSet }).length > 0) return [];
  return [{ code: packDecks(decks), name: set.name }];
}

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

async function loadedShelf(): Promise<Shelf> {
  const store = deckStore();
  await store.load();
  return store.shelf ?? { decks: [], sets: [], damaged: [], unsaved: false };
}
