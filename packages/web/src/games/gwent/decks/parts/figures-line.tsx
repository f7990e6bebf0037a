import type { DeckList } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { figuresOf } from "../figures.ts";

/** Size and strength of a deck in one line. */
export function FiguresLine({ deck }: { readonly deck: DeckList }) {
  const text = useText();
  const { cards, units, specials, strength } = figuresOf(deck);
  return <>{text("decks.figures", { cards, units, specials, strength })}</>;
}
