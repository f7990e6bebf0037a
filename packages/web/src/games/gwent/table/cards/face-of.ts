import type { View } from "@medallion/gwent";
import type { CardRow } from "@medallion/gwent/cards";
import { printed } from "../../sight/sight.ts";

/** What a card's drawing is made from: the card as this match prints it. */
export function faceOf(view: View, id: string): { readonly row: CardRow } | { readonly id: string } {
  const row = printed(view, id);
  return row === undefined ? { id } : { row };
}
