import { type CardSet, type DeckList, validateDeck } from "@medallion/gwent/decks";
import { freshId, LONGEST_NAME, type OwnDeck, type OwnSet, SET_PLACES } from "./kept.ts";

/** The name, or the first one with a number behind it that nothing else bears. */
export function freeName(wished: string, taken: readonly string[]): string {
  const name = wished.trim().slice(0, LONGEST_NAME);
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ \d+$/u, "").slice(0, LONGEST_NAME - 4);
  for (let number = 2; ; number++) {
    const numbered = `${stem} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** A deck of one's own from a list; meant for the tightest limits that the list keeps. */
export function ownDeckFrom(deck: DeckList, name: string, now: number, cardSet: CardSet = "box"): OwnDeck {
  const competitive = validateDeck(deck, { cardSet, deckRules: "competitive" }).length === 0;
  const goal = competitive ? "competitive" : "standard";
  return { kind: "deck", id: freshId(), name, deck, cardSet, goal, changed: now };
}

export function ownSetFrom(decks: readonly string[], name: string, now: number): OwnSet {
  const places = Array.from({ length: SET_PLACES }, (_, place) => decks[place] ?? null);
  return { kind: "set", id: freshId(), name, decks: places, changed: now };
}
