import type { Migration } from "./migration.ts";

/** What lists and statistics remember of a finished game by seat, and whose favourite it is or who has deleted it. */
export const kept: Migration = {
  version: 11,
  async up({ schema }) {
    await schema.alterTable("players").addColumn("score", "double precision").execute();
    await schema.alterTable("players").addColumn("brought", "text").execute();
    await schema
      .createTable("keepings")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game_id", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
      .addColumn("favourite", "smallint", (column) => column.notNull())
      .addColumn("deleted", "bigint")
      .addPrimaryKeyConstraint("keepings_key", ["person", "game_id"])
      .execute();
    await schema.createIndex("keepings_of_game").on("keepings").column("game_id").execute();
  },
};
