import { at, type Item, type Section } from "@medallion/kernel";
import { cardMessage } from "./describe.ts";
import { scoreOf, type ToySubject } from "./score.ts";
import type { Slot, View } from "./view.ts";

/** The deck, then every player's lanterns, score and hand. */
export function outline(view: View): readonly Section[] {
  const counts = { count: view.deck.length, out: view.discard.length };
  const known = view.deck.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return [
    {
      title: { key: "outline.deck" },
      items: [
        { text: { key: "board.deck", values: counts } },
        ...known.map((card) => ({ text: cardMessage(card) })),
      ],
    },
    ...view.rows.map((row, seat) => seatSection(view, row, seat)),
  ];
}

function seatSection(view: View, row: readonly number[], seat: number): Section {
  const subject: ToySubject = { kind: "score", seat };
  const score = { key: "outline.score", values: { score: scoreOf(view, seat) } };
  const hand = { title: { key: "outline.hand" }, items: at(view.hands, seat).map(slotItem) };
  return {
    title: { key: "outline.seat", values: { seat: { seat } } },
    items: [
      { text: score, subject },
      ...row.map((card) => ({ text: cardMessage(card) })),
      ...(view.passed[seat] === true ? [{ text: { key: "outline.passed" } }] : []),
    ],
    sections: [hand],
  };
}

function slotItem({ card }: Slot): Item {
  return { text: card === undefined ? { key: "outline.hidden" } : cardMessage(card) };
}
