import { Redirect, Route, Switch } from "wouter";
import { PATHS } from "../../../navigation/paths.ts";
import { deckPath, deckSetPath } from "./deck-paths.ts";
import { DeckEditorPage } from "./editor/deck-editor-page.tsx";
import { SetPage } from "./sets/set-page.tsx";
import { DeckShelf } from "./shelf/deck-shelf.tsx";

/** The shelf, one deck, three of them for a tournament. */
export default function DeckPages() {
  return (
    <Switch>
      <Route path={PATHS.decks} component={DeckShelf} />
      <Route<{ set: string }> path={deckSetPath(":set")}>{({ set }) => <SetPage id={set} />}</Route>
      <Route<{ deck: string }> path={deckPath(":deck")}>{({ deck }) => <DeckEditorPage id={deck} />}</Route>
      <Route>
        <Redirect to={PATHS.decks} replace />
      </Route>
    </Switch>
  );
}
