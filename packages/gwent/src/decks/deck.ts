import { ALL_CARDS } from "../cards/all.ts";
import type { CardRow, Faction } from "../cards/row.ts";

/** A deck as somebody wrote it down: it may break any rule of deck building. */
export interface DeckList {
  readonly faction: Faction;
  readonly leader?: string;
  /** How often each card is in the deck, by id. The order of the cards is that of `inOrder`. */
  readonly cards: Readonly<Record<string, number>>;
}

/** A deck that can be played with; its leader is no part of its cards (GW-2.1). */
export interface Deck extends DeckList {
  readonly leader: string;
}

/** Where a card's row is found; tests and scenarios bring cards of their own. */
export type CardLookup = (id: string) => CardRow | undefined;

const PLACES: ReadonlyMap<string, number> = new Map(ALL_CARDS.map((card, place) => [card.id, place]));

/** The same counts in the order of all cards; cards that are not printed follow as they came. */
export function inOrder(cards: Readonly<Record<string, number>>): Record<string, number> {
  const place = (id: string): number => PLACES.get(id) ?? ALL_CARDS.length;
  return Object.fromEntries(Object.entries(cards).sort(([a], [b]) => place(a) - place(b)));
}

/** Every card of the deck by id, copies one after another, in the order that numbers them (GW-1.15). */
export function cardsOf(deck: DeckList): string[] {
  return Object.entries(inOrder(deck.cards)).flatMap(([id, count]) => Array<string>(count).fill(id));
}

export function deckSize(deck: DeckList): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
}

/** The cards a deck of this faction may hold: its own and the neutral ones, in the order of all cards (GW-2.4). */
export function poolOf(faction: Faction): readonly CardRow[] {
  return ALL_CARDS.filter(
    (card) =>
      (card.faction === faction || card.faction === "neutral") &&
      card.kind !== "leader" &&
      card.token === undefined,
  );
}

export function leadersOf(faction: Faction): readonly CardRow[] {
  return ALL_CARDS.filter((card) => card.faction === faction && card.kind === "leader");
}
