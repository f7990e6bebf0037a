import type { CardRow } from "@medallion/gwent/cards";
import { type CardSet, copiesIn, type DeckList, inOrder } from "@medallion/gwent/decks";
import type { OwnDeck } from "./kept.ts";

/** What the editor changes of a deck. Every edit gives the same object back if there is nothing to change. */
export type DeckDraft = Pick<OwnDeck, "name" | "deck" | "cardSet">;

export function draftOf({ name, deck, cardSet }: OwnDeck): DeckDraft {
  return { name, deck, cardSet };
}

export function countIn(deck: DeckList, id: string): number {
  return deck.cards[id] ?? 0;
}

/** Whether one more of this card fits the copies there are (GW-2.5). */
function mayAdd(deck: DeckList, card: CardRow, cardSet: CardSet): boolean {
  return countIn(deck, card.id) < copiesIn(card, cardSet);
}

export function addCard(draft: DeckDraft, card: CardRow): DeckDraft {
  if (!mayAdd(draft.deck, card, draft.cardSet)) return draft;
  return withCount(draft, card.id, countIn(draft.deck, card.id) + 1);
}

export function removeCard(draft: DeckDraft, id: string): DeckDraft {
  const count = countIn(draft.deck, id);
  return count === 0 ? draft : withCount(draft, id, count - 1);
}

function withCount(draft: DeckDraft, id: string, count: number): DeckDraft {
  const { [id]: _, ...others } = draft.deck.cards;
  const cards = inOrder(count === 0 ? others : { ...others, [id]: count });
  return { ...draft, deck: { ...draft.deck, cards } };
}

export function withLeader(draft: DeckDraft, leader: string): DeckDraft {
  return draft.deck.leader === leader ? draft : { ...draft, deck: { ...draft.deck, leader } };
}

/** All cards out; the leader stays. */
export function emptied(draft: DeckDraft): DeckDraft {
  return Object.keys(draft.deck.cards).length === 0
    ? draft
    : { ...draft, deck: { ...draft.deck, cards: {} } };
}
