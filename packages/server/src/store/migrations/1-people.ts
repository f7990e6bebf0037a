import type { Migration } from "./migration.ts";

/** People, their sessions, and what the store knows of itself. */
export const people: Migration = {
  version: 1,
  async up({ schema }) {
    await schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.unique())
      .addColumn("password", "text")
      .execute();
    await schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("seen", "bigint", (column) => column.notNull())
      .addColumn("agent", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("sessions_of").on("sessions").columns(["person", "seen"]).execute();
  },
};
