import { type Ink, ink, mark, spaces, text } from "@medallion/ink";
import { cardLines, GUTTER } from "./cards.ts";
import { amountOf, type Sight } from "./sight.ts";

/** The six slots from the left with what their cards cost. */
export function poolLines(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const slots = view.pool.flatMap((card, place) => (card === null ? [] : [{ card, slot: place + 1 }]));
  if (slots.length === 0) return [];
  const leads = slots.map(
    ({ card, slot }): Ink => [
      ...spaces(GUTTER),
      ...ink(`${slot} `, "quiet"),
      ...(view.phase === "setup" ? [] : priceInk(sight, slot, card)),
    ],
  );
  return [
    ink(text(sight, "board.pool"), "quiet"),
    ...cardLines(
      sight,
      slots.map(({ card }) => card),
      leads,
    ),
  ];
}

function priceInk(sight: Sight, slot: number, card: string): Ink {
  const price = amountOf(sight.view, { kind: "price", slot, card });
  return [mark("¤", text(sight, "board.price"), "gold"), ...ink(`${price} `, "strong")];
}
