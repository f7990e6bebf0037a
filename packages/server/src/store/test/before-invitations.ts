import type { LogEntry, Room } from "@medallion/table";
import { type Kysely, sql } from "kysely";
import { summaryOf } from "../../hosting/summary.ts";
import { tableValues } from "../rows.ts";
import type { Schema } from "../schema.ts";

/** Writes a table of one entry, and a finished game of it, as schema 5 had them: its id is its invitation. */
export async function rowsBefore(
  db: Kysely<Schema>,
  table: string,
  room: Room,
  entry: LogEntry,
): Promise<void> {
  const { sitting, ...summary } = summaryOf(room, entry.at);
  const append = { table, position: 0, entries: [entry], at: entry.at, finished: [] };
  const values = tableValues({ ...append, summary: { ...summary, sitting } });
  await insert(db, "tables", { id: table, created: entry.at, ...values });
  await insert(db, "entries", { table_id: table, position: 0, entry: JSON.stringify(entry) });
  await insert(db, "games", {
    ...{ id: `${table}-0`, table_id: table, number: 0, game: summary.game, mode: summary.mode, rated: 0 },
    ...{ commitment: "c", ended_by: "rules", finished: entry.at, record: "{}" },
  });
}

async function insert(
  db: Kysely<Schema>,
  table: string,
  row: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map(sql.ref));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
