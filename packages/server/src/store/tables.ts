import { type Kysely, sql } from "kysely";
import { checkpointStore } from "./checkpoints.ts";
import { freshCode } from "./code.ts";
import type { Appends, Database } from "./database.ts";
import { lives } from "./nodes.ts";
import { removal, shut } from "./removal.ts";
import { tableRow } from "./rows.ts";
import type { Schema } from "./schema.ts";
import type { TableFilter, TableRow, TableStore } from "./store.ts";

/** Open tables of one host that a list shows, the newest, so that nobody fills it alone. */
const LISTED_PER_HOST = 3;
/** How far back a list looks, so that it costs the same however many tables wait. */
const LOOKED_AT = 1000;

/** Tables and their logs. */
export function tableStore({ db, now }: Database, appends: Appends): TableStore {
  const checkpoints = checkpointStore(db);
  return {
    found: (id, append, invitation = freshCode()) => appends.found({ ...append, table: id }, invitation),
    append: (append) => appends.append(append),

    async find(id) {
      const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
      return row && tableRow(row);
    },

    named: (name, person) => named(db, name, person),

    async entries(table, from = 0, most?: number) {
      const rows = await db
        .selectFrom("entries")
        .select("entry")
        .where("table_id", "=", table)
        .where("position", ">=", from)
        .orderBy("position")
        .$if(most !== undefined, (query) => query.limit(most ?? 0))
        .execute();
      return rows.map(({ entry }) => JSON.parse(entry));
    },

    ...checkpoints,
    async saveCheckpoint(table, ...checkpoint) {
      // In this order, in the same commit: no checkpoint lies beyond its log.
      const carried = appends.carry?.(table);
      await Promise.all([carried, checkpoints.saveCheckpoint(table, ...checkpoint)]);
    },
    lobby: (filter) => lobby(db, filter),
    of: (person, which, limit, before) =>
      which === "running" ? runningOf(db, person, limit, before) : overOf(db, person, limit, before),

    async running(owner) {
      const { count } = await db
        .selectFrom("tables")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("owner", "=", owner)
        .where("stage", "in", ["gathering", "playing"])
        .executeTakeFirstOrThrow();
      return count;
    },

    async orphans(until, limit) {
      const rows = await db
        .selectFrom("tables")
        .select("id")
        .where("due", "<=", until)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("claims")
                .select("node")
                .whereRef("claims.table_id", "=", "tables.id")
                .where(lives("claims.node", now)),
            ),
          ),
        )
        .orderBy("due")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async deleteIdleBots(owner, before) {
      const row = await db
        .selectFrom("tables")
        .select(["id", "updated"])
        .where("owner", "=", owner)
        .where("stage", "=", "playing")
        .where("updated", "<", before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom("sittings").select("person").whereRef("sittings.table_id", "=", "tables.id")),
          ),
        )
        .orderBy("updated")
        .limit(1)
        .executeTakeFirst();
      if (row === undefined || !(await shut(db, row.id, row.updated))) return undefined;
      for await (const _ of removal(db, row.id));
      return row.id;
    },
  };
}

/** One query whatever is found, so that its time does not tell a table one may not know of from none. */
async function named(db: Kysely<Schema>, name: string, person: string | undefined) {
  const row = await db
    .selectFrom("tables")
    .leftJoin("sittings", (join) =>
      join.onRef("sittings.table_id", "=", "tables.id").on("sittings.person", "=", person ?? ""),
    )
    .selectAll("tables")
    .select("sittings.person as sits")
    .where((where) => where.or([where("tables.id", "=", name), where("tables.invitation", "=", name)]))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const belongs = person !== undefined && (row.sits !== null || row.owner === person);
  return { ...tableRow(row), belongs };
}

async function lobby(
  db: Kysely<Schema>,
  { game, mode, rated, limit }: TableFilter,
): Promise<readonly TableRow[]> {
  const newest = db
    .selectFrom("tables")
    .selectAll()
    .where("stage", "=", "gathering")
    .where("open", "=", 1)
    .$if(game !== undefined, (query) => query.where("game", "=", game ?? ""))
    .$if(mode !== undefined, (query) => query.where("mode", "=", mode ?? ""))
    .$if(rated !== undefined, (query) => query.where("rated", "=", rated === true ? 1 : 0))
    .orderBy("created", "desc")
    .limit(LOOKED_AT);
  const counted = db
    .selectFrom(newest.as("newest"))
    .selectAll()
    .select(sql<number>`row_number() over (partition by owner order by created desc)`.as("of_host"));
  const rows = await db
    .selectFrom(counted.as("counted"))
    .selectAll()
    .where("of_host", "<=", LISTED_PER_HOST)
    .orderBy("created", "desc")
    .limit(limit)
    .execute();
  return rows.map(tableRow);
}

type Seated = TableRow & { readonly turn: boolean };

async function runningOf(
  db: Kysely<Schema>,
  person: string,
  limit: number,
  before?: number,
): Promise<Seated[]> {
  const rows = await seated(db, person)
    .where("ended", "is", null)
    .$if(before !== undefined, (query) => query.where("updated", "<", before ?? 0))
    .orderBy("turn", "desc")
    .orderBy("updated", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...tableRow(row), turn: row.turn === 1 }));
}

async function overOf(db: Kysely<Schema>, person: string, limit: number, before?: number): Promise<Seated[]> {
  const rows = await seated(db, person)
    .where("ended", "is not", null)
    .$if(before !== undefined, (query) => query.where("ended", "<", before ?? 0))
    .orderBy("ended", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...tableRow(row), turn: row.turn === 1 }));
}

function seated(db: Kysely<Schema>, person: string) {
  return db
    .selectFrom("sittings")
    .innerJoin("tables", "tables.id", "sittings.table_id")
    .selectAll("tables")
    .select("turn")
    .where("person", "=", person);
}
