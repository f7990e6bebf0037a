import type { ReplyOf } from "@medallion/protocol";
import { replayName } from "../hosting/door.ts";
import { type Handlers, HttpRefusal } from "../http/handler.ts";
import { ordinalOf } from "../ratings/ordinal.ts";
import type { GameRow, Rating } from "../store/store.ts";
import type { PeopleDeps } from "./deps.ts";

const HISTORY = 20;
const LEADERBOARD = 50;

/** What everybody may see of people: profiles and leaderboards. */
export function profileHandlers({
  store,
  limits,
}: Pick<PeopleDeps, "store" | "limits">): Pick<Handlers, "profile" | "leaderboard"> {
  return {
    async profile({ params, query, visitor }) {
      const person = await store.people.find(params.person);
      if (person === undefined)
        throw new HttpRefusal(404, "no-such-person", "Player not found. Check the link.");
      const [ratings, statistics, history] = await Promise.all([
        store.games.ratings(person.id),
        store.games.statistics(person.id),
        store.games.seenBy(visitor?.person.id, person.id, query.limit ?? HISTORY, query.before),
      ]);
      return {
        person,
        ratings: ratings.map(({ game, mode, rating }) => shownRating(game, mode, rating)),
        statistics: [...statistics],
        history: history.map(shownGame),
      };
    },

    async leaderboard({ query }) {
      const { game, mode, limit } = query;
      const standings = await store.games.leaderboard(game, mode, limit ?? LEADERBOARD, limits.rankedGames);
      return {
        standings: standings.map(({ person, rating }) => ({
          person,
          rating: shownRating(game, mode, rating),
        })),
      };
    },
  };
}

export function shownRating(
  game: string,
  mode: string,
  { mu, sigma, games }: Rating,
): ReplyOf<"profile">["ratings"][number] {
  return { game, mode, mu, sigma, ordinal: ordinalOf({ mu, sigma }), games };
}

/** A finished game as whoever may see it sees it. */
export function shownGame(row: Omit<GameRow, "record">): ReplyOf<"game"> {
  const { table, number, game, mode, rated, unrated, by, commitment, finished } = row;
  const players = row.players.map(({ seat, person, name, place, result, score, with: brought }) => ({
    ...{ seat, person, name, place, result, score },
    with: brought && { id: brought.id, name: { ...brought.name } },
  }));
  return {
    table,
    replay: replayName(row),
    number,
    game,
    mode,
    rated,
    unrated,
    by,
    commitment,
    finished,
    players,
  };
}
