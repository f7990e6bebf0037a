import { existsSync, rmSync } from "node:fs";
import { InputError } from "@medallion/kernel";
import { sql, type Transaction } from "kysely";
import type { Database } from "../database.ts";
import { climb, tablesOf, tooNew, versionOf } from "../migrate.ts";
import { NEWEST } from "../migrations/index.ts";
import type { Schema } from "../schema.ts";
import { lockFile } from "../sqlite/lock.ts";
import { placeOf } from "../url.ts";
import type { Progress } from "./backup.ts";
import { damaged, type Header, KEPT, parseHeader } from "./format.ts";
import { linesOf } from "./lines.ts";
import { Loading } from "./loading.ts";
import { openAsItIs } from "./open.ts";

/** Fills an empty store from a backup of either kind of store: all of it or, with an `InputError`, nothing. Returns the number of rows. */
export async function restore(
  fromPath: string,
  url: string,
  progress: Progress = () => undefined,
): Promise<number> {
  // Looked at before the store is touched, or even created.
  await readHeader(fromPath);
  const created = createdFile(url);
  const database = openAsItIs(url, "write");
  let unlock = (): void => undefined;
  let done = false;
  try {
    if (database.path !== undefined) unlock = lockFile(database.path);
    const rows = await database.db.transaction().execute(async (transaction) => {
      await database.lockMigrations(transaction);
      await clear(database, transaction);
      return fill(database, transaction, fromPath, progress);
    });
    done = true;
    return rows;
  } finally {
    await database.close();
    if (!done && created !== undefined)
      for (const suffix of ["", "-wal", "-shm", "-lock"]) rmSync(created + suffix, { force: true });
    unlock();
  }
}

/** The file that opening the store will create, if it will. */
function createdFile(url: string): string | undefined {
  const place = placeOf(url);
  return place.kind === "sqlite" && !existsSync(place.path) ? place.path : undefined;
}

async function readHeader(path: string): Promise<void> {
  for await (const line of linesOf(path)) {
    checkHeader(line);
    return;
  }
  throw damaged("it is empty");
}

function checkHeader(line: string): Header {
  const header = parseHeader(line);
  if (header.schema > NEWEST) throw tooNew("The backup", header.schema);
  return header;
}

/** What a store has also if nobody ever used it. */
const PASSING = ["meta", "nodes", "budgets", "journal"];

/** Takes away the empty tables of a store that is there; one with anything in it is refused. */
async function clear(database: Database, transaction: Transaction<Schema>): Promise<void> {
  const version = await versionOf(database, transaction);
  if (version > NEWEST) throw tooNew("The store", version);
  if (version === 0) return;
  const there = await tablesOf(database, transaction);
  const ours = ["journal", "budgets", "claims", "nodes", ...KEPT.toReversed()].filter((table) =>
    there.has(table),
  );
  for (const table of ours) {
    if (!PASSING.includes(table) && (await countOf(transaction, table)) > 0)
      throw new InputError(
        "store-not-empty",
        "The database isn’t empty. Restore into a new file or database, then use that.",
      );
    await transaction.schema.dropTable(table).execute();
  }
}

async function fill(
  database: Database,
  transaction: Transaction<Schema>,
  path: string,
  progress: Progress,
): Promise<number> {
  let loading: Loading | undefined;
  for await (const line of linesOf(path)) {
    if (loading !== undefined) {
      await loading.take(line);
      continue;
    }
    await climb(transaction, database.kind, 0, checkHeader(line).schema);
    await transaction.deleteFrom("meta").where("name", "<>", "schema").execute();
    loading = new Loading(transaction, await tablesOf(database, transaction), progress);
  }
  let total = 0;
  for (const [table, count] of loading?.finish() ?? []) {
    const rows = (await countOf(transaction, table)) - (table === "meta" ? 1 : 0);
    if (rows !== count) throw damaged(`${table} has ${rows} rows instead of ${count}`);
    total += count;
  }
  await climb(transaction, database.kind, await versionOf(database, transaction), NEWEST);
  return total;
}

async function countOf(transaction: Transaction<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}
