import type { Entry, Message } from "@medallion/kernel";
import { cardOf } from "./cards.ts";
import { cardMessage } from "./describe.ts";
import type { Slot, View } from "./view.ts";

/** Every lantern the viewer can see, its own hand first, then the patrons. */
export function entries(view: View): readonly Entry[] {
  const own = view.viewer === null ? [] : (view.hands[view.viewer] ?? []);
  const cards = [
    ...known(own),
    ...view.rows.flat(),
    ...view.discard,
    ...known([...view.hands.flat(), ...view.deck]),
  ];
  const patrons = [...new Set(view.options.patrons)].map((id) => ({ key: `suit.${id}` }));
  return [
    ...[...new Set(cards)].map((card) => ({ title: cardMessage(card), lines: [about(card)] })),
    ...patrons.map((suit) => ({ title: suit, lines: [{ key: "patron.about", values: { suit } }] })),
  ];
}

function known(slots: readonly Slot[]): readonly number[] {
  return slots.flatMap(({ card }) => (card === undefined ? [] : [card]));
}

function about(card: number): Message {
  const { ability } = cardOf(card);
  return { key: ability === undefined ? "ability.none" : `ability.${ability}` };
}
