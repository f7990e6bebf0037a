import type { Migration } from "./migration.ts";

/**
 * What accounts need on an open network: from which networks sessions were used (only marks of them), codes to recover
 * a password, names by what they look like, and why a game was not rated.
 */
export const accounts: Migration = {
  version: 8,
  async up({ schema }) {
    await schema.alterTable("sessions").addColumn("network", "text").execute();
    await schema.alterTable("people").addColumn("recovery", "text").execute();
    await schema.alterTable("people").addColumn("skeleton", "text").execute();
    await schema.createIndex("people_skeleton").on("people").column("skeleton").execute();
    await schema.alterTable("games").addColumn("unrated", "text").execute();
    await schema
      .createTable("names")
      .addColumn("skeleton", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("until", "bigint")
      .execute();
    await schema.createIndex("names_of").on("names").column("person").execute();
  },
};
