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
    ...keptGames(db),

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

    together: (one, other, since) => playedTogether(db, one, other, since),

    async leaderboard(game, mode, limit, least = 0) {
      const rows = await db
        .selectFrom("ratings")
        .innerJoin("people", "people.id", "ratings.person")
        .select(PERSON)
        .select(["mu", "sigma", "games", "ordinal"])
        .where("game", "=", game)
        .where("mode", "=", mode)
        .where("games", ">=", least)
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
    .$if(seen !== undefined, (query) => query.where("game_id", "not in", deletedBy(db, person)))
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

/** The games that somebody has deleted from their list. */
function deletedBy(db: Kysely<Schema>, person: string) {
  return db
    .selectFrom("keepings")
    .select("game_id")
    .where("person", "=", person)
    .where("deleted", "is not", null);
}

/** What people keep of their own games. */
function keptGames(db: Kysely<Schema>): Pick<GameStore, "kept" | "all" | "newer" | "keep"> {
  async function marked(person: string, games: readonly Omit<GameRow, "record">[]) {
    const rows = await db
      .selectFrom("keepings")
      .select("game_id")
      .where("person", "=", person)
      .where("favourite", "=", 1)
      .execute();
    const favourites = new Set(rows.map(({ game_id }) => game_id));
    return games.map((game) => ({ ...game, favourite: favourites.has(game.id) }));
  }

  return {
    kept: async (person, limit, before) =>
      marked(person, await gamesOf(db, person, limit, before, { asker: person })),
    all: async (person, limit, before) => marked(person, await gamesOf(db, person, limit, before)),

    async newer(person, than) {
      const row = await db
        .selectFrom("players")
        .select((select) => select.fn.count<number>("game_id").distinct().as("count"))
        .where("person", "=", person)
        .where("finished", ">", than)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    keep: (person, game, { favourite, deleted }, most) =>
      db.transaction().execute(async (transaction) => {
        const own = transaction.selectFrom("keepings").where("person", "=", person);
        const row = await own.selectAll().where("game_id", "=", game).executeTakeFirst();
        const wanted = favourite === undefined ? (row?.favourite ?? 0) : favourite ? 1 : 0;
        if (wanted === 1 && row?.favourite !== 1) {
          const counted = await own
            .select((select) => select.fn.countAll<number>().as("count"))
            .where("favourite", "=", 1)
            .executeTakeFirst();
          if (Number(counted?.count ?? 0) >= most) return "too-many" as const;
        }
        const values = {
          favourite: wanted,
          deleted: deleted === undefined ? (row?.deleted ?? null) : deleted,
        };
        await transaction
          .insertInto("keepings")
          .values({ person, game_id: game, ...values })
          .onConflict((conflict) => conflict.columns(["person", "game_id"]).doUpdateSet(values))
          .execute();
        return "done" as const;
      }),
  };
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
      players.map(({ seat, person, name, place, result, score, brought }) => ({
        ...{ seat, person, name },
        place: place ?? undefined,
        result: result ?? undefined,
        score: score ?? undefined,
        with: brought === null ? undefined : JSON.parse(brought),
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

/** How many rated games two have played with each other since. */
export async function playedTogether(
  db: Kysely<Schema>,
  one: string,
  other: string,
  since: number,
): Promise<number> {
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
}
