import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";
import type { RetentionRules, RetentionStore } from "./store.ts";

/** How many rows are looked at, and how many entries are removed, by one statement. */
const PAGE = 200;
const ENTRIES = 500;
/** Bans are still listed for so long after they ended, in milliseconds. */
const BANS_KEPT = 30 * 86_400_000;

/** Removes what nobody needs any more, a little at a time: every step is one short transaction. */
export function retentionStore({ db, kind }: Database): RetentionStore {
  return {
    steps: (rules, isHeld) => steps(db, rules, isHeld),
    compact: kind === "sqlite" ? (pages) => compact(db, pages) : async () => 0,
  };
}

async function* steps(
  db: Kysely<Schema>,
  rules: RetentionRules,
  isHeld: (table: string) => boolean,
): AsyncGenerator<{ readonly what: string; readonly removed: number }> {
  for await (const ids of pages(db, "tables", "id"))
    for (const { id, fate, seen } of await fates(db, ids, rules)) {
      if (isHeld(id) || !(await shut(db, id, seen))) continue;
      for (let removed = ENTRIES; removed === ENTRIES; ) {
        removed = await trim(db, id);
        yield { what: "entries", removed };
      }
      if (fate === "delete")
        yield { what: "tables", removed: await count(db.deleteFrom("tables").where("id", "=", id)) };
    }
  for await (const ids of pages(db, "games", "id"))
    yield { what: "games", removed: await deleteGames(db, ids, rules) };
  for await (const ids of pages(db, "people", "id"))
    yield { what: "guests", removed: await deleteGuests(db, ids, rules) };
  for await (const ids of pages(db, "sessions", "id"))
    yield {
      what: "sessions",
      removed: await count(
        db.deleteFrom("sessions").where("id", "in", ids).where("created", "<", rules.session),
      ),
    };
  for await (const ids of pages(db, "reports", "id"))
    yield { what: "reports", removed: await deleteReports(db, ids, rules) };
  yield {
    what: "bans",
    removed: await count(db.deleteFrom("bans").where("until", "<", rules.now - BANS_KEPT)),
  };
  for await (const people of pages(db, "mutes", "person"))
    yield { what: "mutes", removed: await deleteMutes(db, people) };
}

type Keyed = { tables: "id"; games: "id"; people: "id"; sessions: "id"; reports: "id"; mutes: "person" };

/** The keys of a table, a page at a time: whoever comes meanwhile is seen the next time. */
async function* pages<T extends keyof Keyed>(
  db: Kysely<Schema>,
  table: T,
  key: Keyed[T],
): AsyncGenerator<readonly string[]> {
  let last = "";
  for (;;) {
    const { rows } = await sql<{
      key: string;
    }>`select distinct ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(key)} > ${last} order by 1 limit ${sql.lit(PAGE)}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.key ?? "";
    yield rows.map(({ key }) => key);
  }
}

async function count(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

interface Fate {
  readonly id: string;
  readonly fate: "trim" | "delete";
  /** When the table had last changed. */
  readonly seen: number;
}

/** Which tables lose their log, because the records of their games hold it, and which are forgotten altogether. */
async function fates(
  db: Kysely<Schema>,
  ids: readonly string[],
  { gathering, playing, over }: RetentionRules,
): Promise<readonly Fate[]> {
  const rows = await db
    .selectFrom("tables")
    .select((select) => [
      "id",
      "stage",
      "updated",
      select
        .exists(
          select.selectFrom("entries").select("position").whereRef("entries.table_id", "=", "tables.id"),
        )
        .as("logged"),
      select
        .exists(select.selectFrom("games").select("number").whereRef("games.table_id", "=", "tables.id"))
        .as("played"),
    ])
    .where("id", "in", ids)
    .where((where) =>
      where.or([
        where.and([where("stage", "=", "gathering"), where("updated", "<", gathering)]),
        where.and([where("stage", "=", "playing"), where("updated", "<", playing)]),
        where.and([where("stage", "=", "over"), where("updated", "<", over)]),
      ]),
    )
    .execute();
  return rows.flatMap(({ id, stage, updated, logged, played }): readonly Fate[] => {
    if (stage !== "over" || !played) return [{ id, fate: "delete", seen: updated }];
    return logged ? [{ id, fate: "trim", seen: updated }] : [];
  });
}

/** From now on nobody appends there: whoever has it in memory finds another position. False if somebody just did. */
async function shut(db: Kysely<Schema>, table: string, seen: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tables")
    .set({ position: 0, due: null })
    .where("id", "=", table)
    .where("updated", "=", seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Some of a table's log, and its checkpoint; how many entries. */
async function trim(db: Kysely<Schema>, table: string): Promise<number> {
  await db.deleteFrom("checkpoints").where("table_id", "=", table).execute();
  const some = db
    .selectFrom("entries")
    .select("position")
    .where("table_id", "=", table)
    .orderBy("position", "desc")
    .limit(ENTRIES);
  return count(
    db
      .deleteFrom("entries")
      .where("table_id", "=", table)
      .where("position", "in", db.selectFrom(some.as("some")).select("position")),
  );
}

/** Games that no account keeps: everybody who played was a guest, or has enough newer ones. What they came to stays. */
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
              .selectFrom("players as keeper")
              .innerJoin("people", "people.id", "keeper.person")
              .select("keeper.seat")
              .whereRef("keeper.game_id", "=", "games.id")
              .where("people.kind", "=", "account")
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

/** Gives free pages of the file back to the disk, so many at most; how many are still free. */
async function compact(db: Kysely<Schema>, most: number): Promise<number> {
  const free = async (): Promise<number> => {
    const { rows } = await sql<{
      free: number;
    }>`select freelist_count as free from pragma_freelist_count()`.execute(db);
    return rows[0]?.free ?? 0;
  };
  if ((await free()) === 0) return 0;
  await sql.raw(`pragma incremental_vacuum(${Math.round(most)})`).execute(db);
  return free();
}
