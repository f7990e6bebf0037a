import type { Migration } from "./migration.ts";

/** Finished games, who played them, and ratings. They outlive their tables. */
export const games: Migration = {
  version: 3,
  async up({ schema }) {
    await schema
      .createTable("games")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("number", "bigint", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("rated", "smallint", (column) => column.notNull())
      .addColumn("commitment", "text", (column) => column.notNull())
      .addColumn("ended_by", "text", (column) => column.notNull())
      .addColumn("finished", "bigint", (column) => column.notNull())
      .addColumn("record", "text", (column) => column.notNull())
      .addUniqueConstraint("games_of_table", ["table_id", "number"])
      .execute();
    await schema
      .createTable("players")
      .addColumn("game_id", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
      .addColumn("seat", "bigint", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("place", "bigint")
      .addColumn("result", "text")
      .addColumn("finished", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("players_key", ["game_id", "seat"])
      .execute();
    await schema.createIndex("players_of").on("players").columns(["person", "finished"]).execute();
    await schema
      .createTable("ratings")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("mu", "double precision", (column) => column.notNull())
      .addColumn("sigma", "double precision", (column) => column.notNull())
      .addColumn("games", "bigint", (column) => column.notNull())
      .addColumn("ordinal", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("ratings_key", ["person", "game", "mode"])
      .execute();
    await schema.createIndex("ratings_board").on("ratings").columns(["game", "mode", "ordinal"]).execute();
  },
};
