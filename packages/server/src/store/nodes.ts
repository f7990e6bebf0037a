import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Listen } from "./database.ts";
import type { Schema } from "./schema.ts";
import type { NodeStore } from "./store.ts";

/** How long a dead node is remembered, in milliseconds. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** Who lives and who runs which table, by the database's clock. */
export function nodeStore({ db, now }: Database, listen: Listen): NodeStore {
  return {
    async beat(node, ttl) {
      const until = sql<number>`${now} + ${sql.lit(Math.round(ttl))}`;
      await db
        .insertInto("nodes")
        .values({ id: node, until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ until }))
        .execute();
      await forgetDead(db, now);
    },

    async leave(node) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("claims").where("node", "=", node).execute();
        await transaction.deleteFrom("nodes").where("id", "=", node).execute();
      });
    },

    async living() {
      const rows = await db.selectFrom("nodes").select("id").where("until", ">", now).orderBy("id").execute();
      return rows.map(({ id }) => id);
    },

    claim: (table, node) => claim(db, now, table, node),

    async release(table, node) {
      await db.deleteFrom("claims").where("table_id", "=", table).where("node", "=", node).execute();
    },

    listen,
  };
}

/** Whether a node of that name lives. */
export function lives(node: string, now: RawBuilder<number>): RawBuilder<boolean> {
  return sql`exists (select 1 from nodes as holder where holder.id = ${sql.ref(node)} and holder.until > ${now})`;
}

/** One statement: of two nodes that claim at once the index lets one pass. A node whose own lease ran out gets nothing. */
async function claim(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
  table: string,
  node: string,
): Promise<boolean> {
  const rows = await db
    .insertInto("claims")
    .columns(["table_id", "node"])
    .expression(
      db
        .selectFrom("tables")
        .innerJoin("nodes", (join) => join.on("nodes.id", "=", node))
        .select(["tables.id as table_id", "nodes.id as node"])
        .where("tables.id", "=", table)
        .where("nodes.until", ">", now),
    )
    .onConflict((conflict) =>
      conflict
        .column("table_id")
        .doUpdateSet((update) => ({ node: update.ref("excluded.node") }))
        .where((where) =>
          where.or([
            where("claims.node", "=", where.ref("excluded.node")),
            where.not(lives("claims.node", now)),
          ]),
        ),
    )
    .returning("node")
    .execute();
  return rows.length > 0;
}

async function forgetDead(db: Kysely<Schema>, now: RawBuilder<number>): Promise<void> {
  const dead = db
    .selectFrom("nodes")
    .select("id")
    .where("until", "<", sql<number>`${now} - ${sql.lit(REMEMBERED)}`);
  if ((await dead.limit(1).executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("claims").where("node", "in", dead).execute();
    await transaction.deleteFrom("nodes").where("id", "in", dead).execute();
  });
}
