import { useText } from "../../../../language/language.tsx";
import { useShelf } from "../device-decks.ts";
import { DeckZoom } from "../parts/deck-zoom.tsx";
import { NothingThere } from "../parts/nothing-there.tsx";
import { DeckEditorView } from "./deck-editor-view.tsx";

/** One deck of this device, by the id in the address. */
export function DeckEditorPage({ id }: { readonly id: string }) {
  const text = useText();
  const shelf = useShelf();
  const own = shelf?.decks.find((deck) => deck.id === id);
  if (own !== undefined)
    return (
      <>
        <DeckEditorView key={id} own={own} />
        <DeckZoom cardSet={own.cardSet} />
      </>
    );
  return <NothingThere title={text("decks.title")} isReading={shelf === undefined} />;
}
