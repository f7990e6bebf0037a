import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Tables, their logs, checkpoints and who sits there. People are not referenced: in PostgreSQL every append would lock
 * their rows.
 */
export const tables: Migration = {
  version: 2,
  async up({ schema }, kind) {
    // The key alone holds the rows: one page is written per append instead of two.
    const clustered = kind === "sqlite" ? sql`without rowid` : sql``;
    await schema
      .createTable("tables")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("updated", "bigint", (column) => column.notNull())
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("open", "smallint", (column) => column.notNull())
      .addColumn("rated", "smallint", (column) => column.notNull())
      .addColumn("seats", "bigint", (column) => column.notNull())
      .addColumn("free", "bigint", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("due", "bigint")
      .addColumn("card", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("tables_lobby").on("tables").columns(["stage", "open", "created"]).execute();
    await schema.createIndex("tables_owner").on("tables").columns(["owner", "stage"]).execute();
    await schema.createIndex("tables_due").on("tables").column("due").execute();
    await schema
      .createTable("entries")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("entries_key", ["table_id", "position"])
      .modifyEnd(clustered)
      .execute();
    await schema
      .createTable("checkpoints")
      .addColumn("table_id", "text", (column) =>
        column.primaryKey().references("tables.id").onDelete("cascade"),
      )
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("sittings")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("turn", "smallint", (column) => column.notNull())
      .addColumn("ended", "bigint")
      .addPrimaryKeyConstraint("sittings_key", ["table_id", "person"])
      .modifyEnd(clustered)
      .execute();
    await schema.createIndex("sittings_of").on("sittings").columns(["person", "ended"]).execute();
  },
};
