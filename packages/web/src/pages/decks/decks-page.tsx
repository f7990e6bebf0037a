import { Redirect, useLocation } from "wouter";
import { GAME_PARTS } from "../../games/index.ts";
import { decksPath, PATHS } from "../../navigation/paths.ts";

const DECKS = Object.entries(GAME_PARTS).flatMap(([game, { Decks }]) => (Decks ? [{ game, Decks }] : []));

/** The decks of the game whose address it is; of the first that has any where none is named. */
export default function DecksPage() {
  const [path] = useLocation();
  const named = DECKS.find(({ game }) => `${path}/`.startsWith(`${decksPath(game)}/`));
  const { Decks } = named ?? (path === PATHS.decks ? DECKS[0] : undefined) ?? {};
  return Decks === undefined ? <Redirect to={PATHS.decks} replace /> : <Decks />;
}
