import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";
import type { RetentionRules } from "./store.ts";

/** Bans are still listed for so long after they ended, and budgets are full again after a day at most; in milliseconds. */
const BANS_KEPT = 30 * 86_400_000;
const BUDGETS_KEPT = 25 * 3_600_000;

/** Something that is looked through a page of keys at a time; `remove` says how many of a page are gone. */
interface Sweep {
  readonly what: string;
  readonly table: keyof Schema;
  readonly key: string;
  readonly remove: (db: Kysely<Schema>, keys: readonly string[], rules: RetentionRules) => Promise<number>;
}

/** All that goes by its age or with those it belonged to, but tables. In this order: games before those who kept them. */
export const SWEEPS: readonly Sweep[] = [
  { what: "games", table: "games", key: "id", remove: deleteGames },
  { what: "guests", table: "people", key: "id", remove: deleteGuests },
  {
    ...{ what: "sessions", table: "sessions", key: "id" },
    remove: (db, ids, { session }) =>
      count(db.deleteFrom("sessions").where("id", "in", ids).where("created", "<", session)),
  },
  { what: "reports", table: "reports", key: "id", remove: deleteReports },
  {
    ...{ what: "bans", table: "bans", key: "id" },
    remove: (db, ids, { now }) =>
      count(
        db
          .deleteFrom("bans")
          .where("id", "in", ids)
          .where("until", "<", now - BANS_KEPT),
      ),
  },
  {
    ...{ what: "budgets", table: "budgets", key: "name" },
    remove: (db, names, { now }) =>
      count(
        db
          .deleteFrom("budgets")
          .where("name", "in", names)
          .where("at", "<", now - BUDGETS_KEPT),
      ),
  },
  { what: "mutes", table: "mutes", key: "person", remove: deleteMutes },
];

/** How many rows a statement has removed. */
export async function count(query: {
  executeTakeFirst(): Promise<{ numDeletedRows: bigint }>;
}): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/**
 * Games that nobody keeps: they are nobody's favourite, and whoever played them was a guest, has enough newer ones or
 * has deleted them from the list. What they came to stays.
 */
async function deleteGames(
  db: Kysely<Schema>,
  ids: readonly string[],
  { unkept, perAccount }: RetentionRules,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("games")
      .select("id")
      .where("id", "in", ids)
      .where("finished", "<", unkept)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("keepings")
              .select("keepings.person")
              .whereRef("keepings.game_id", "=", "games.id")
              .where("keepings.favourite", "=", 1)
              .where("keepings.deleted", "is", null),
          ),
        ),
      )
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("players as keeper")
              .innerJoin("people", "people.id", "keeper.person")
              .select("keeper.seat")
              .whereRef("keeper.game_id", "=", "games.id")
              .where("people.kind", "=", "account")
              .where((keeper) =>
                keeper.not(
                  keeper.exists(
                    keeper
                      .selectFrom("keepings")
                      .select("keepings.favourite")
                      .whereRef("keepings.game_id", "=", "keeper.game_id")
                      .whereRef("keepings.person", "=", "keeper.person")
                      .where("keepings.deleted", "is not", null),
                  ),
                ),
              )
              .where(
                sql<boolean>`not exists (select 1 from players as newer where newer.person = keeper.person
                  and newer.finished > keeper.finished order by newer.finished limit 1 offset ${sql.lit(perAccount - 1)})`,
              ),
          ),
        ),
      )
      .execute();
    const gone = rows.map(({ id }) => id);
    if (gone.length === 0) return 0;
    const won = (result: string) => sql`count(case when players.result = ${sql.lit(result)} then 1 end)`;
    await sql`insert into tallies (person, game, mode, won, drawn, lost)
      select players.person, games.game, games.mode, ${won("win")}, ${won("draw")}, ${won("loss")}
      from players join games on games.id = players.game_id join people on people.id = players.person
      where players.game_id in (${sql.join(gone)}) and players.result is not null
      group by players.person, games.game, games.mode
      on conflict (person, game, mode) do update set won = tallies.won + excluded.won,
        drawn = tallies.drawn + excluded.drawn, lost = tallies.lost + excluded.lost`.execute(transaction);
    return count(transaction.deleteFrom("games").where("id", "in", gone));
  });
}

/** Guests whom nobody has seen for long and who have no table any more. */
async function deleteGuests(
  db: Kysely<Schema>,
  ids: readonly string[],
  { guest }: RetentionRules,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("people")
      .select("id")
      .where("id", "in", ids)
      .where("kind", "=", "guest")
      .where("created", "<", guest)
      .where((where) =>
        where.not(
          where.or([
            where.exists(
              where
                .selectFrom("sessions")
                .select("sessions.id")
                .whereRef("sessions.person", "=", "people.id")
                .where("seen", ">=", guest),
            ),
            where.exists(
              where
                .selectFrom("sittings")
                .select("turn")
                .whereRef("sittings.person", "=", "people.id")
                .where("ended", "is", null),
            ),
            where.exists(
              where
                .selectFrom("tables")
                .select("stage")
                .whereRef("tables.owner", "=", "people.id")
                .where("stage", "in", ["gathering", "playing"]),
            ),
          ]),
        ),
      )
      .execute();
    const gone = rows.map(({ id }) => id);
    if (gone.length === 0) return 0;
    await transaction.deleteFrom("ratings").where("person", "in", gone).execute();
    await transaction.deleteFrom("tallies").where("person", "in", gone).execute();
    await transaction.deleteFrom("keepings").where("person", "in", gone).execute();
    await transaction.deleteFrom("names").where("person", "in", gone).execute();
    await transaction
      .deleteFrom("mutes")
      .where((where) => where.or([where("person", "in", gone), where("muted", "in", gone)]))
      .execute();
    return count(transaction.deleteFrom("people").where("id", "in", gone));
  });
}

async function deleteReports(
  db: Kysely<Schema>,
  ids: readonly string[],
  { report }: RetentionRules,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom("reports")
      .select("id")
      .where("id", "in", ids)
      .where("at", "<", report);
    await transaction.deleteFrom("dealt").where("report", "in", old).execute();
    return count(transaction.deleteFrom("reports").where("id", "in", ids).where("at", "<", report));
  });
}

/** Mutes of and about people who are gone. */
async function deleteMutes(db: Kysely<Schema>, people: readonly string[]): Promise<number> {
  const known = db.selectFrom("people").select("id");
  return count(
    db
      .deleteFrom("mutes")
      .where("person", "in", people)
      .where((where) => where.or([where("person", "not in", known), where("muted", "not in", known)])),
  );
}
