import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { idOf } from "./rules/zones.ts";
import type { Card, State } from "./state.ts";
import { EVERYBODY } from "./state.ts";

interface HiddenCard {
  readonly card: string;
  readonly place: string;
  readonly group: string;
}

/**
 * Where each card hidden from the viewer lies: in the upper or lower half of the deck, or in another's hand. Cards of
 * one shuffle can change places, for it is public with which shuffle a card came into the deck (RO-4.11).
 */
export function hiddenFrom(state: State, viewer: Seat | null): readonly HiddenCard[] {
  const known = EVERYBODY | (viewer === null ? 0 : 1 << viewer);
  const isHidden = (card: Card): boolean => (at(state.seen, card) & known) === 0;
  const hidden = (card: Card, place: string): HiddenCard => ({
    card: idOf(state, card),
    place,
    group: `shuffle ${at(state.batches, card)}`,
  });
  const deck = state.deck.filter(isHidden);
  const hands = state.players.flatMap(({ hand }, player) =>
    player === viewer ? [] : hand.filter(isHidden).map((card) => hidden(card, `hand of ${player}`)),
  );
  return [
    ...deck.map((card, place) => hidden(card, place < deck.length / 2 ? "lower half" : "upper half")),
    ...hands,
  ];
}
