import {
  type CardSet,
  type DeckList,
  type DeckRules,
  packDecks,
  validateDeck,
  validateTournament,
} from "@medallion/gwent/decks";
import type { OwnPick } from "../../contract.ts";
import type { Shelf } from "./deck-store.ts";
import { deckStore } from "./device-decks.ts";
import type { OwnSet } from "./kept.ts";
import { codeOf, decksOfSet } from "./own-decks.ts";
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

async function loadedShelf(): Promise<Shelf> {
  const store = deckStore();
  await store.load();
  return store.shelf ?? { decks: [], sets: [], damaged: [], unsaved: false };
}

/** What one calls one's decks and sets, by the codes under which they are played. */
export async function ownPickNames(): Promise<ReadonlyMap<string, string>> {
  const shelf = await loadedShelf();
  const decks = shelf.decks.map(({ name, deck }) => [codeOf(deck), name] as const);
  const sets = shelf.sets.map((set) => [setCodeOf(set, shelf), set.name] as const);
  return new Map([...decks, ...sets].flatMap(([code, name]) => (code === undefined ? [] : [[code, name]])));
}

function setCodeOf(set: OwnSet, shelf: Shelf): string | undefined {
  try {
    return packDecks(decksOfSet(set, shelf));
  } catch {
    return undefined;
  }
}
