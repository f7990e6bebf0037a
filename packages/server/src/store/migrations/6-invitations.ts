import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";
import type { Migration } from "./migration.ts";

/**
 * A table's id was its invitation. Now it has an id that anybody may read, and its old one is the invitation alone:
 * links that people have lead where they did. Finished games say whether anybody may see them, and by which code
 * whoever was sent it may; those whose table is gone count as private.
 */
export const invitations: Migration = {
  version: 6,
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .alterTable("tables")
      .addColumn("invitation", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    for (const table of ["games", "players"])
      await schema
        .alterTable(table)
        .addColumn("open", "smallint", (column) => column.notNull().defaultTo(0))
        .execute();
    await schema
      .alterTable("games")
      .addColumn("code", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await sql`update games set code = table_id,
      open = coalesce((select tables.open from tables where tables.id = games.table_id), 0)`.execute(
      transaction,
    );
    await sql`update players set open = (select games.open from games where games.id = game_id)`.execute(
      transaction,
    );
    await rename(transaction);
    await schema.createIndex("tables_invitation").unique().on("tables").column("invitation").execute();
    await schema.createIndex("games_code").unique().on("games").columns(["code", "number"]).execute();
  },
};

/** The id of a table that had its invitation for one: always the same, also when a backup is restored again. */
export function publicIdOf(old: string): string {
  return createHash("sha256").update(old).digest("base64url").slice(0, 12);
}

const COPIED = sql.raw(
  "created, updated, position, game, mode, stage, open, rated, seats, free, owner, due, card",
);
/** What refers to a table; the last two outlive it. */
const REFERRING = ["entries", "checkpoints", "sittings", "claims", "games", "reports"];
const CHUNK = 500;

async function rename(transaction: Transaction<Schema>): Promise<void> {
  await sql`create table renamed (old_id text primary key, new_id text not null)`.execute(transaction);
  const { rows } = await sql<{ id: string }>`select id from tables union select table_id from games
    union select table_id from reports`.execute(transaction);
  for (let first = 0; first < rows.length; first += CHUNK) {
    const pairs = rows.slice(first, first + CHUNK).map(({ id }) => sql`(${id}, ${publicIdOf(id)})`);
    await sql`insert into renamed (old_id, new_id) values ${sql.join(pairs)}`.execute(transaction);
  }
  // Written anew rather than changed: what refers to a table must find it at any moment.
  await sql`insert into tables (id, invitation, ${COPIED}) select new_id, id, ${COPIED} from tables
    join renamed on old_id = id`.execute(transaction);
  for (const table of REFERRING)
    await sql`update ${sql.table(table)} set table_id = (select new_id from renamed where old_id = table_id)`.execute(
      transaction,
    );
  await sql`delete from tables where id in (select old_id from renamed)`.execute(transaction);
  await transaction.schema.dropTable("renamed").execute();
}
