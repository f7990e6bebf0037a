import type { Migration } from "./migration.ts";

/** Which nodes live, and which of them runs a table. */
export const nodes: Migration = {
  version: 5,
  async up({ schema }) {
    await schema
      .createTable("nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("claims")
      .addColumn("table_id", "text", (column) =>
        column.primaryKey().references("tables.id").onDelete("cascade"),
      )
      .addColumn("node", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("claims_of").on("claims").column("node").execute();
  },
};
