import type { Migration } from "./migration.ts";

/** What the owner of the server decided: who is banned, and which reports were dealt with; and what old games came to. */
export const owner: Migration = {
  version: 7,
  async up({ schema }) {
    await schema
      .createTable("bans")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("dealt")
      .addColumn("report", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("tallies")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("won", "bigint", (column) => column.notNull())
      .addColumn("drawn", "bigint", (column) => column.notNull())
      .addColumn("lost", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("tallies_key", ["person", "game", "mode"])
      .execute();
  },
};
