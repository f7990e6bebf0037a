import type { DatabaseSync } from "node:sqlite";
import type { Appends } from "../database.ts";
import { changesRatings, gameValues, playerValues, sittingValues, tableValues } from "../rows.ts";
import type { Append, Rate } from "../store.ts";
import type { Batch } from "./batch.ts";
import { rateGame } from "./ratings.ts";
import { named, statements } from "./statements.ts";

/** Writes logs of tables by statements that are prepared once, because every choice of every player waits for them. */
export function sqliteAppends(
  database: DatabaseSync,
  batch: Batch,
  rate: Rate,
  appended: (table: string, position: number) => void,
): Appends {
  const sql = statements(database);

  function follow(append: Append): void {
    const { table, position, entries, finished } = append;
    for (const [index, entry] of entries.entries())
      sql.addEntry.run(table, position + index, JSON.stringify(entry));
    seat(append);
    for (const game of finished) {
      sql.addGame.run(named(gameValues(game, append)));
      for (const player of playerValues(game, append)) sql.addPlayer.run(named(player));
      if (changesRatings(game)) rateGame(sql, rate, game);
    }
  }

  /** Writes only what changed: most choices change nothing but whose turn it is. */
  function seat(append: Append): void {
    const before = new Map(sql.sittings.all(append.table).map((row) => [row.person, row]));
    for (const sitting of sittingValues(append)) {
      const row = before.get(sitting.person);
      before.delete(sitting.person);
      if (row?.turn !== sitting.turn || row.ended !== sitting.ended) sql.sit.run(named({ ...sitting }));
    }
    for (const person of before.keys()) sql.stand.run(append.table, person ?? null);
  }

  async function write<Done>(append: Append, work: () => Done): Promise<Done> {
    const done = await batch.write(work);
    if (done !== "conflict") appended(append.table, append.position + append.entries.length);
    return done;
  }

  return {
    found: (append, invitation) =>
      write(append, () => {
        const values = { id: append.table, invitation, created: append.at, ...tableValues(append) };
        sql.addTable.run(named(values));
        follow(append);
      }),
    append: (append) =>
      write(append, () => {
        const values = { id: append.table, before: append.position, ...tableValues(append) };
        if (sql.moveTable.run(named(values)).changes === 0) return "conflict";
        follow(append);
        return "done";
      }),
  };
}
