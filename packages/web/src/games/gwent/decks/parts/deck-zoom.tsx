import { cardRow } from "@medallion/gwent/cards";
import { type CardSet, printedIn } from "@medallion/gwent/decks";
import { useZoom } from "../../../../drawn/zoom/use-zoom.ts";
import { Zoom } from "../../../../drawn/zoom/zoom.tsx";
import { CardZoom } from "../../card/index.ts";
import { cardName, useSay } from "./card-words.ts";

/** Lets every card on the page be seen large, as a set of cards prints it. */
export function DeckZoom({ cardSet }: { readonly cardSet: CardSet }) {
  const { zoomed, close } = useZoom();
  const say = useSay();
  const card = zoomed === undefined ? undefined : cardRow(zoomed.id);
  if (zoomed === undefined || card === undefined) return null;
  return (
    <Zoom zoomed={zoomed} name={cardName(say, card.id)} onClose={close}>
      <CardZoom row={printedIn(card, cardSet)} say={say} />
    </Zoom>
  );
}
