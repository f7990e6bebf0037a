import { useEffect } from "react";
import { wasHere } from "../hosts/arrival.ts";
import { call, person } from "../hosts/online.ts";
import { useAsked } from "../hosts/use-asked.ts";
import { localHost } from "../local/local-host.ts";
import { type PlayedGame, playedHere, playedOnline } from "./played.ts";

/** What a server says of the games that one has finished there. */
export interface OnlineGamesPlayed {
  readonly games: readonly PlayedGame[];
  /** What it keeps; unknown to who was never there. */
  readonly kept?: { readonly latest: number; readonly days: number; readonly favourites: number };
}

const PAGE = 100;
/** More than any account may keep by far. */
const MOST_PAGES = 20;

const here = async (): Promise<readonly PlayedGame[]> =>
  (await localHost().tables.finished()).map(playedHere);

/** All of them, page by page; who was never there has none. */
export async function playedOnlineGames(): Promise<OnlineGamesPlayed> {
  if (!wasHere()) return { games: [] };
  const { id } = await person();
  const games: PlayedGame[] = [];
  for (let page = 0; ; page++) {
    const before = games.at(-1)?.finished;
    const reply = await call("ownGames", {
      query: { limit: PAGE, ...(before !== undefined && { before }) },
    });
    games.push(...reply.games.map((game) => playedOnline(game, id)));
    if (!reply.more || page === MOST_PAGES) return { games, kept: reply.kept };
  }
}

/** The games that were finished at this device, also those whose replay is deleted; asked for again when one more is. */
export function usePlayedHere() {
  const { asked, again } = useAsked(here);
  useEffect(() => localHost().tables.watch(again), [again]);
  return { asked, again };
}

/** The games that one has finished on the server. */
export function usePlayedOnline() {
  return useAsked(playedOnlineGames);
}
