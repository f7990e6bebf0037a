import { useText } from "../../../../language/language.tsx";
import { useShelf } from "../device-decks.ts";
import { NothingThere } from "../parts/nothing-there.tsx";
import { ZoomProvider } from "../zoom/zoom-provider.tsx";
import { DeckEditorView } from "./deck-editor-view.tsx";

/** One deck of this device, by the id in the address. */
export function DeckEditorPage({ id }: { readonly id: string }) {
  const text = useText();
  const shelf = useShelf();
  const own = shelf?.decks.find((deck) => deck.id === id);
  if (own !== undefined)
    return (
      <ZoomProvider cardSet={own.cardSet}>
        <DeckEditorView key={id} own={own} />
      </ZoomProvider>
    );
  return <NothingThere title={text("decks.title")} isReading={shelf === undefined} />;
}
