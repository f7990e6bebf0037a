import type { Migration } from "./migration.ts";

/** Who does not want to hear whom, and what was reported. */
export const talk: Migration = {
  version: 4,
  async up({ schema }) {
    await schema
      .createTable("mutes")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("muted", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
      .execute();
    await schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reporter", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("reports_newest").on("reports").column("at").execute();
  },
};
