import type { CardRow } from "@medallion/gwent/cards";
import { type CardSet, copiesIn, type DeckList, inOrder } from "@medallion/gwent/decks";
import type { OwnDeck } from "./kept.ts";

/** What the editor changes of a deck. Every edit gives the same object back if there is nothing to change. */
export type Draft = Pick<OwnDeck, "name" | "deck" | "cardSet">;

export function draftOf({ name, deck, cardSet }: OwnDeck): Draft {
  return { name, deck, cardSet };
}

export function countIn(deck: DeckList, id: string): number {
  return deck.cards[id] ?? 0;
}

/** Whether one more of this card fits the copies there are (GW-2.5). */
function mayAdd(deck: DeckList, card: CardRow, cardSet: CardSet): boolean {
  return countIn(deck, card.id) < copiesIn(card, cardSet);
}

export function addCard(draft: Draft, card: CardRow): Draft {
  if (!mayAdd(draft.deck, card, draft.cardSet)) return draft;
  return withCount(draft, card.id, countIn(draft.deck, card.id) + 1);
}

export function removeCard(draft: Draft, id: string): Draft {
  const count = countIn(draft.deck, id);
  return count === 0 ? draft : withCount(draft, id, count - 1);
}

function withCount(draft: Draft, id: string, count: number): Draft {
  const { [id]: _, ...others } = draft.deck.cards;
  const cards = inOrder(count === 0 ? others : { ...others, [id]: count });
  return { ...draft, deck: { ...draft.deck, cards } };
}

export function withLeader(draft: Draft, leader: string): Draft {
  return draft.deck.leader === leader ? draft : { ...draft, deck: { ...draft.deck, leader } };
}

/** All cards out; the leader stays. */
export function emptied(draft: Draft): Draft {
  return Object.keys(draft.deck.cards).length === 0
    ? draft
    : { ...draft, deck: { ...draft.deck, cards: {} } };
}
