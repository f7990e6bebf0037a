import { PATHS } from "../../../../app/paths.ts";
import { useText } from "../../../../language/language.tsx";
import { ButtonLink } from "../../../../look/button.tsx";
import { Empty } from "../../../../look/empty.tsx";
import { Loading } from "../../../../look/loading.tsx";
import { Page } from "../../../../look/page.tsx";
import { useShelf } from "../device-decks.ts";
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
  return (
    <Page title={text("decks.title")}>
      {shelf === undefined ? (
        <Loading />
      ) : (
        <Empty
          title={text("decks.unknown")}
          actions={
            <ButtonLink kind="brass" to={PATHS.decks}>
              {text("decks.toShelf")}
            </ButtonLink>
          }
        >
          {text("decks.unknown.about")}
        </Empty>
      )}
    </Page>
  );
}
