import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { InputError } from "@medallion/kernel";
import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import { tablesOf, tooNew, versionOf } from "../migrate.ts";
import { NEWEST } from "../migrations/index.ts";
import type { Schema } from "../schema.ts";
import { FORMAT, FORMAT_VERSION, KEPT } from "./format.ts";
import { openAsItIs } from "./open.ts";

/** Told now and then how many rows were written or read. */
export type Progress = (rows: number) => void;

/** How many rows are read and written at a time. */
const CHUNK = 200;

/** Writes all of a store, as it was at one moment, to a new file; a server may run on the store meanwhile. Returns the number of rows. */
export async function backup(
  url: string,
  toPath: string,
  progress: Progress = () => undefined,
): Promise<number> {
  if (existsSync(toPath))
    throw new InputError("file-exists", `${toPath} already exists. Choose another name or delete it.`);
  // Moves that wait in the journal of a file are carried to their tables as it is opened.
  await openAsItIs(url, "read and carry").close();
  const database = openAsItIs(url, "read");
  const partial = `${toPath}.partial`;
  try {
    const rows = await database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((transaction) => write(database, transaction, partial, progress));
    await rename(partial, toPath);
    return rows;
  } finally {
    await database.close();
    await rm(partial, { force: true });
  }
}

async function write(
  database: Database,
  transaction: Transaction<Schema>,
  path: string,
  progress: Progress,
): Promise<number> {
  const schema = await versionOf(database, transaction);
  if (schema === 0) throw new InputError("no-store", "There’s no database yet. Check DATABASE_URL.");
  if (schema > NEWEST) throw tooNew("The store", schema);
  let total = 0;
  const count = (rows: number): void => {
    total += rows;
    progress(total);
  };
  await pipeline(
    Readable.from(lines(database, transaction, schema, count)),
    createGzip(),
    // What is in it is nobody else's business: passwords, seeds of running games.
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return total;
}

/** The text of the backup, in pieces. */
async function* lines(
  database: Database,
  transaction: Transaction<Schema>,
  schema: number,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, schema })}\n`;
  const there = await tablesOf(database, transaction);
  const end: Record<string, number> = {};
  for (const table of KEPT) {
    const columns = there.get(table);
    if (columns === undefined) continue;
    yield `${JSON.stringify({ table, columns })}\n`;
    end[table] = 0;
    for await (const rows of rowsOf(database.kind, transaction, table, columns)) {
      end[table] += rows.length;
      count(rows.length);
      yield rows.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`).join("");
    }
  }
  yield `${JSON.stringify({ end })}\n`;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function* rowsOf(
  kind: Database["kind"],
  transaction: Transaction<Schema>,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Rows> {
  const own = table === "meta" ? sql`where name not in ('schema', 'probe')` : sql``;
  const query = sql<Rows[number]>`select ${sql.join(columns.map(sql.ref))} from ${sql.table(table)} ${own}`;
  switch (kind) {
    case "sqlite":
      for await (const { rows } of transaction
        .getExecutor()
        .stream<Rows[number]>(query.compile(transaction), CHUNK))
        yield rows;
      return;
    case "postgres": {
      await sql`declare backup no scroll cursor for ${query}`.execute(transaction);
      for (;;) {
        const { rows } = await sql<Rows[number]>`fetch ${sql.lit(CHUNK)} from backup`.execute(transaction);
        if (rows.length === 0) break;
        yield rows;
      }
      await sql`close backup`.execute(transaction);
    }
  }
}
