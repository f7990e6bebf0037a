import { GAME_IDS } from "@medallion/games/lazy";
import { useParams } from "wouter";
import { NotFound } from "../../not-found/not-found.tsx";
import { NewTable } from "./new-table.tsx";

/** `/new/:game?with=…`; without a game the first one. */
export default function NewTablePage() {
  const { game = GAME_IDS[0] ?? "" } = useParams<{ game?: string }>();
  return GAME_IDS.includes(game) ? <NewTable key={game} game={game} /> : <NotFound />;
}
