import type { View } from "@medallion/gwent";
import { type CardRow, cardRow } from "@medallion/gwent/cards";
import { printedIn } from "@medallion/gwent/decks";

/** A card as this match prints it. */
export function printed(view: View, id: string): CardRow | undefined {
  const declared = view.declared?.find((card) => card.id === id);
  if (declared !== undefined) return declared;
  const row = cardRow(id);
  return row === undefined ? undefined : printedIn(row, view.rules.cardSet);
}
