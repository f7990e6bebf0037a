import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";
import { shownGame } from "./profile-handlers.ts";

const PAGE = 50;
const DAY = 86_400_000;

/** One's own finished games: the list with what stays how long, favourites, deleting. */
export function keptHandlers({
  store,
  limits,
  now = Date.now,
}: PeopleDeps): Pick<Handlers, "ownGames" | "keepGame"> {
  return {
    async ownGames(call) {
      const { id, kind } = visitorOf(call).person;
      const { limit = PAGE, before } = call.query;
      const latest = kind === "account" ? limits.gamesPerAccount : 0;
      const page = await store.games.kept(id, limit + 1, before);
      const games = page.slice(0, limit);
      const [first] = games;
      const newer = first === undefined ? 0 : await store.games.newer(id, first.finished);
      return {
        games: games.map(({ favourite, ...game }, index) => {
          const stays = favourite || newer + index < latest;
          return {
            ...shownGame(game),
            favourite,
            until: stays ? undefined : game.finished + limits.guestGame,
          };
        }),
        more: page.length > limit,
        kept: {
          latest,
          days: Math.round(limits.guestGame / DAY),
          favourites: limits.favouritesPerPerson,
        },
      };
    },

    async keepGame(call) {
      const { id } = visitorOf(call).person;
      const { table, number } = call.params;
      const { favourite, deleted } = call.body;
      const game = (await store.games.find(table, number)) ?? (await store.games.coded(table, number));
      if (game === undefined || !game.players.some(({ person }) => person === id))
        throw new HttpRefusal(404, "no-such-game", "Game not found. Check the link.");
      const wish = { favourite, deleted: deleted === undefined ? undefined : deleted ? now() : null };
      if ((await store.games.keep(id, game.id, wish, limits.favouritesPerPerson)) === "too-many")
        throw new HttpRefusal(409, "too-many-favourites", "You have too many favourites. Remove one first.");
      return {};
    },
  };
}
