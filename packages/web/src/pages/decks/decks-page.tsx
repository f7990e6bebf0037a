import { Redirect, Route, Switch } from "wouter";
import { DeckEditorPage } from "../../games/gwent/decks/editor/deck-editor-page.tsx";
import { SetPage } from "../../games/gwent/decks/sets/set-page.tsx";
import { DeckShelf } from "../../games/gwent/decks/shelf/deck-shelf.tsx";
import { PATHS } from "../../navigation/paths.ts";

/** Decks are Gwent's so far: the shelf, one deck, three of them for a tournament. */
export default function DecksPage() {
  return (
    <Switch>
      <Route path={PATHS.decks} component={DeckShelf} />
      <Route path={`${PATHS.decks}/gwent/sets/:set`}>{({ set }) => <SetPage id={set} />}</Route>
      <Route path={`${PATHS.decks}/gwent/:deck`}>{({ deck }) => <DeckEditorPage id={deck} />}</Route>
      <Route>
        <Redirect to={PATHS.decks} replace />
      </Route>
    </Switch>
  );
}
