import { type Kysely, sql } from "kysely";
import { PERSON, personOf } from "./people.ts";
import type { Schema } from "./schema.ts";
import type { FinishedGame, GameRow, GameStore } from "./store.ts";

const GAME = [
  ...(["games.id", "games.table_id", "games.number", "games.game", "games.mode", "games.open"] as const),
  ...(["games.rated", "games.code", "games.commitment", "games.ended_by", "games.finished"] as const),
  "games.unrated",
] as const;

/** Finished games, what people made of them, and ratings. */
export function gameStore(db: Kysely<Schema>): GameStore {
  return {
    find: (table, number) => findGame(db, "table_id", table, number),
    coded: (code, number) => findGame(db, "code", code, number),
    of: (person, limit, before) => gamesOf(db, person, limit, before),
    seenBy: (asker, person, limit, before) => gamesOf(db, person, limit, before, { asker }),

    async statistics(person) {
      const count = (result: string) => sql<number>`count(case when result = ${sql.lit(result)} then 1 end)`;
      const rows = await db
        .selectFrom("players")
        .innerJoin("games", "games.id", "players.game_id")
        .select(["game", "mode"])
        .select((select) => select.fn.countAll<number>().as("played"))
        .select([count("win").as("won"), count("draw").as("drawn"), count("loss").as("lost")])
        .where("person", "=", person)
        .where("result", "is not", null)
        .groupBy(["game", "mode"])
        .orderBy("game")
        .orderBy("mode")
        .execute();
      const old = await db
        .selectFrom("tallies")
        .select(["game", "mode", "won", "drawn", "lost"])
        .where("person", "=", person)
        .execute();
      return summed([
        ...rows,
        ...old.map((tally) => ({ ...tally, played: tally.won + tally.drawn + tally.lost })),
      ]);
    },

    async ratings(person) {
      const rows = await db
        .selectFrom("ratings")
        .selectAll()
        .where("person", "=", person)
        .orderBy("game")
        .orderBy("mode")
        .execute();
      return rows.map(({ game, mode, mu, sigma, games }) => ({ game, mode, rating: { mu, sigma, games } }));
    },

    async together(one, other, since) {
      const row = await db
        .selectFrom("players as one")
        .innerJoin("players as other", "other.game_id", "one.game_id")
        .innerJoin("games", "games.id", "one.game_id")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("one.person", "=", one)
        .where("other.person", "=", other)
        .where("one.finished", ">", since)
        .where("games.rated", "=", 1)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    async leaderboard(game, mode, limit) {
      const rows = await db
        .selectFrom("ratings")
        .innerJoin("people", "people.id", "ratings.person")
        .select(PERSON)
        .select(["mu", "sigma", "games", "ordinal"])
        .where("game", "=", game)
        .where("mode", "=", mode)
        .orderBy("ordinal", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ mu, sigma, games, ordinal, ...person }) => ({
        person: personOf(person),
        rating: { mu, sigma, games },
        ordinal,
      }));
    },
  };
}

async function findGame(
  db: Kysely<Schema>,
  by: "table_id" | "code",
  name: string,
  number: number,
): Promise<GameRow | undefined> {
  const row = await db
    .selectFrom("games")
    .select([...GAME, "games.record"])
    .where(by, "=", name)
    .where("number", "=", number)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const players = await playersOf(db, [row.id]);
  return { ...gameOf(row, players.get(row.id)), record: row.record };
}

/** A person's games, newest first: all, or those that somebody who asks may see. */
async function gamesOf(
  db: Kysely<Schema>,
  person: string,
  limit: number,
  before?: number,
  seen?: { readonly asker: string | undefined },
): Promise<readonly Omit<GameRow, "record">[]> {
  const own = db
    .selectFrom("players")
    .select(["game_id", "finished"])
    .distinct()
    .where("person", "=", person)
    .$if(before !== undefined, (query) => query.where("finished", "<", before ?? 0))
    .$if(seen !== undefined && seen.asker !== person, (query) =>
      query.where((where) =>
        where.or([
          where("open", "=", 1),
          where(
            "game_id",
            "in",
            where
              .selectFrom("players")
              .select("game_id")
              .where("person", "=", seen?.asker ?? ""),
          ),
        ]),
      ),
    )
    .orderBy("finished", "desc")
    .orderBy("game_id")
    .limit(limit);
  const rows = await db
    .selectFrom(own.as("own"))
    .innerJoin("games", "games.id", "own.game_id")
    .select(GAME)
    .orderBy("games.finished", "desc")
    .orderBy("games.id")
    .execute();
  const players = await playersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => gameOf(row, players.get(row.id)));
}

type Statistics = Awaited<ReturnType<GameStore["statistics"]>>;

/** What is kept and what is no longer, as one, in the order of games and modes. */
function summed(tallies: Statistics): Statistics {
  const byMode = Map.groupBy(tallies, ({ game, mode }) => `${game} ${mode}`);
  const sums = [...byMode.values()].map((same) =>
    same.reduce((sum, { game, mode, played, won, drawn, lost }) => ({
      ...{ game, mode, played: sum.played + played },
      ...{ won: sum.won + won, drawn: sum.drawn + drawn, lost: sum.lost + lost },
    })),
  );
  return sums
    .map(({ game, mode, played, won, drawn, lost }) => ({ game, mode, played, won, drawn, lost }))
    .sort((a, b) => (a.game === b.game ? compare(a.mode, b.mode) : compare(a.game, b.game)));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

type Players = FinishedGame["players"];

async function playersOf(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Players>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("players")
    .selectAll()
    .where("game_id", "in", ids)
    .orderBy("seat")
    .execute();
  const byGame = Map.groupBy(rows, ({ game_id }) => game_id);
  return new Map(
    [...byGame].map(([id, players]) => [
      id,
      players.map(({ seat, person, name, place, result }) => ({
        ...{ seat, person, name },
        place: place ?? undefined,
        result: result ?? undefined,
      })),
    ]),
  );
}

function gameOf(row: Omit<Schema["games"], "record">, players: Players = []): Omit<GameRow, "record"> {
  const { id, number, game, mode, open, rated, code, commitment, finished } = row;
  return {
    ...{ id, number, game, mode, code, commitment, finished, players },
    table: row.table_id,
    open: open === 1,
    rated: rated === 1,
    unrated: row.unrated ?? undefined,
    by: row.ended_by,
  };
}
