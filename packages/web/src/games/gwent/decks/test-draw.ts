import { cardRow } from "@medallion/gwent/cards";
import { cardsOf, type DeckList } from "@medallion/gwent/decks";
import type { Random } from "@medallion/kernel";

/** An opening hand of a deck, drawn to see how it feels. */
export interface Draw {
  readonly hand: readonly DrawnCard[];
  readonly deck: readonly DrawnCard[];
  readonly exchanged: number;
}

/** A card of the draw; `place` tells copies apart. */
export interface DrawnCard {
  readonly id: string;
  readonly place: number;
}

const HAND = 10;
export const MOST_EXCHANGES = 2;

/** Shuffled and ten drawn, one more with a leader who says so (GW-3.1, GW-10.42). */
export function draw(deck: DeckList, random: Random): Draw {
  const cards = shuffled(
    cardsOf(deck).map((id, place) => ({ id, place })),
    random,
  );
  const leader = deck.leader === undefined ? undefined : cardRow(deck.leader);
  const count = HAND + (leader?.abilities.includes("leader-draw-extra") ? 1 : 0);
  return { hand: cards.slice(0, count), deck: cards.slice(count), exchanged: 0 };
}

/** One card set aside for the top one of the deck; cards set aside never come back while exchanging (GW-3.4). */
export function exchange(drawn: Draw, place: number): Draw {
  const [top, ...deck] = drawn.deck;
  if (drawn.exchanged >= MOST_EXCHANGES || top === undefined) return drawn;
  const hand = drawn.hand.map((card) => (card.place === place ? top : card));
  return { hand, deck, exchanged: drawn.exchanged + 1 };
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.below(left.length), 1));
}
