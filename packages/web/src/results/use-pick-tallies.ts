import { useEffect, useState } from "react";
import { localHost } from "../local/local-host.ts";
import { playedHere } from "./played.ts";
import { statisticsOf, type Tally } from "./statistics.ts";
import { playedOnlineGames } from "./use-played.ts";

const NONE: ReadonlyMap<string, Tally> = new Map();

/** How one has fared with each deck or character of a game, here and on the server; nothing until it is known. */
export function usePickTallies(game: string): ReadonlyMap<string, Tally> {
  const [tallies, setTallies] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    void talliesOf(game).then((found) => {
      if (wanted) setTallies(found);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return tallies;
}

/** What cannot be asked for is left out: the decks are there without it. */
async function talliesOf(game: string): Promise<ReadonlyMap<string, Tally>> {
  const [here, online] = await Promise.all([
    localHost()
      .tables.finished()
      .catch(() => []),
    playedOnlineGames().catch(() => ({ games: [] })),
  ]);
  const games = [...here.map(playedHere), ...online.games].filter((one) => one.game === game);
  return new Map(statisticsOf(games).byPick.map(({ id, tally }) => [id.slice(game.length + 1), tally]));
}
