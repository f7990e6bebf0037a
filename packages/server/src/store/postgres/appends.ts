import { type Kysely, sql, type Transaction } from "kysely";
import type { Appends } from "../database.ts";
import { playedTogether } from "../games.ts";
import { changesRatings, gameValues, playerValues, ratedPeople } from "../rows.ts";
import type { Schema } from "../schema.ts";
import type { Append, FinishedGame, Rate } from "../store.ts";
import { beyondAllowance } from "./allowance.ts";
import { addTable, moveTables } from "./append.ts";
import { mayTryAgain } from "./errors.ts";
import { Group } from "./group.ts";
import type { Postgres } from "./open.ts";

/** Writes logs of tables. */
export function postgresAppends(
  { db, runPrepared }: Postgres,
  rate: Rate,
): Appends & { drained(): Promise<void> } {
  const group = new Group(async (appends) => {
    const rows = await runPrepared("append", moveTables(appends));
    return new Set(rows.map(({ id }) => id));
  });
  return {
    drained: () => group.drained(),
    found: (append, invitation) =>
      inTransaction(db, async (transaction) => {
        const beyond = await beyondAllowance(transaction, append);
        if (beyond !== undefined) return beyond;
        await addTable(append, invitation).execute(transaction);
        await addGames(transaction, append, rate);
        return "done";
      }),
    append: async (append) => {
      if (append.finished.length === 0 && append.allowance === undefined) return group.write(append);
      return inTransaction(db, async (transaction) => {
        const beyond = await beyondAllowance(transaction, append);
        if (beyond !== undefined) return beyond;
        const { rows } = await moveTables([append]).execute(transaction);
        if (rows.length === 0) return "conflict";
        await addGames(transaction, append, rate);
        return "done";
      });
    },
  };
}

/** How often a transaction is tried that PostgreSQL gave up because of others. */
const TRIES = 5;

async function inTransaction<Done>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Done>,
): Promise<Done> {
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !mayTryAgain(error)) throw error;
    }
}

async function addGames(transaction: Transaction<Schema>, append: Append, rate: Rate): Promise<void> {
  for (const ended of append.finished) {
    const game = await lookedAtAgain(transaction, ended);
    await transaction.insertInto("games").values(gameValues(game, append)).execute();
    const players = playerValues(game, append);
    if (players.length > 0) await transaction.insertInto("players").values(players).execute();
    if (changesRatings(game)) await rateGame(transaction, game, rate);
  }
}

/** The game, which does not count if another node has let the same two through meanwhile. */
async function lookedAtAgain(transaction: Transaction<Schema>, game: FinishedGame): Promise<FinishedGame> {
  const { pairs } = game;
  if (pairs === undefined || !changesRatings(game)) return game;
  await lockRatings(transaction, game);
  const people = ratedPeople(game);
  for (const [index, one] of people.entries())
    for (const other of people.slice(index + 1))
      if ((await playedTogether(transaction, one, other, pairs.since)) >= pairs.most)
        return { ...game, rated: false, unrated: "often" };
  return game;
}

/** A rating that is not there yet has no row to lock, so people are locked by name, in an order that all nodes share. */
async function lockRatings(transaction: Transaction<Schema>, game: FinishedGame): Promise<void> {
  for (const person of ratedPeople(game))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`rating ${person}`}, 0))`.execute(transaction);
}

async function rateGame(transaction: Transaction<Schema>, finished: FinishedGame, rate: Rate): Promise<void> {
  const { game, mode, players } = finished;
  const people = ratedPeople(finished);
  await lockRatings(transaction, finished);
  const rows = await transaction
    .selectFrom("ratings")
    .select(["person", "mu", "sigma", "games"])
    .where("game", "=", game)
    .where("mode", "=", mode)
    .where("person", "in", people)
    .execute();
  const before = new Map(rows.map(({ person, mu, sigma, games }) => [person, { mu, sigma, games }]));
  const after = [...rate({ game, mode, players }, before)].map(([person, { mu, sigma, games }]) => ({
    ...{ person, game, mode, mu, sigma, games },
    ordinal: mu - 3 * sigma,
  }));
  if (after.length === 0) return;
  await transaction
    .insertInto("ratings")
    .values(after)
    .onConflict((conflict) =>
      conflict.columns(["person", "game", "mode"]).doUpdateSet((update) => ({
        mu: update.ref("excluded.mu"),
        sigma: update.ref("excluded.sigma"),
        games: update.ref("excluded.games"),
        ordinal: update.ref("excluded.ordinal"),
      })),
    )
    .execute();
}
