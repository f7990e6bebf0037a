import type { Migration } from "./migration.ts";

/**
 * Where an SQLite file keeps moves before they are carried to their tables (`sqlite/journal.ts`). PostgreSQL has it so that
 * both have the same tables, and never uses it.
 */
export const journal: Migration = {
  version: 12,
  async up({ schema }) {
    await schema
      .createTable("journal")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("works", "text", (column) => column.notNull())
      .execute();
  },
};
