import type { Message } from "@medallion/kernel";
import type { Faction } from "../../cards/row.ts";
import type { CardSet, DeckRules } from "../card-set.ts";
import type { Deck } from "../deck.ts";
import { inOrder } from "../deck.ts";

/** A deck anybody may take. Links keep its id, so a changed list is a new deck with a new id. */
export interface ReadyDeck {
  readonly id: string;
  readonly name: Message;
  /** One line on how it plays. */
  readonly about: Message;
  /** The tightest limits it was built for. */
  readonly deckRules: DeckRules;
  readonly deck: Deck;
}

/** Three ready decks of three factions for a tournament, by their ids. */
export interface ReadyLineUp {
  readonly id: string;
  readonly name: Message;
  readonly about: Message;
  readonly decks: readonly [string, string, string];
}

export interface ReadyFilter {
  readonly faction?: Faction;
  readonly deckRules?: DeckRules;
  readonly cardSet?: CardSet;
}

export function ready(
  id: string,
  deckRules: DeckRules,
  faction: Faction,
  leader: string,
  cards: Readonly<Record<string, number>>,
): ReadyDeck {
  return { id, ...texts(id), deckRules, deck: { faction, leader, cards: inOrder(cards) } };
}

export function lineUp(id: string, decks: readonly [string, string, string]): ReadyLineUp {
  return { id, ...texts(id), decks };
}

function texts(id: string): { name: Message; about: Message } {
  return { name: { key: `deck.${id}` }, about: { key: `deck.${id}.about` } };
}
