import type { Migration } from "./migration.ts";

/** How much is left of what may be done so often, where all nodes together have to keep to it. */
export const budgets: Migration = {
  version: 10,
  async up({ schema }) {
    await schema
      .createTable("budgets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("left_over", "double precision", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("budgets_at").on("budgets").column("at").execute();
  },
};
