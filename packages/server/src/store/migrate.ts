import { randomBytes } from "node:crypto";
import { InputError } from "@medallion/kernel";
import type { Kysely, Transaction } from "kysely";
import type { Database, StoreLog } from "./database.ts";
import { MIGRATIONS, NEWEST } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/** Brings the store to a schema, by default the newest; nodes that start at once wait for each other. */
export async function migrate(database: Database, log?: StoreLog, to = NEWEST): Promise<void> {
  const from = await database.db.transaction().execute(async (transaction) => {
    await database.lockMigrations(transaction);
    const found = await versionOf(database, transaction);
    if (found > NEWEST) throw tooNew("The store", found);
    await climb(transaction, database.kind, found, to);
    return found;
  });
  if (from < to) log?.({ kind: "migrated", from, to });
}

/** Runs the steps between two schemas. */
export async function climb(
  transaction: Transaction<Schema>,
  kind: Database["kind"],
  from: number,
  to: number,
): Promise<void> {
  if (from === 0) await begin(transaction);
  const steps = MIGRATIONS.filter(({ version }) => version > from && version <= to);
  for (const step of steps) await step.up(transaction, kind);
  if (steps.length > 0)
    await transaction
      .updateTable("meta")
      .set({ value: String(to) })
      .where("name", "=", "schema")
      .execute();
}

/** The schema of the store; 0 if there is none yet. */
export async function versionOf(database: Database, db: Kysely<Schema>): Promise<number> {
  if (!(await tablesOf(database, db)).has("meta")) return 0;
  const row = await db.selectFrom("meta").select("value").where("name", "=", "schema").executeTakeFirst();
  const version = Number(row?.value);
  if (!Number.isSafeInteger(version))
    throw new InputError("foreign-store", "This database belongs to another program. Choose another one.");
  return version;
}

/** The tables that are there, with the names of their columns. */
export async function tablesOf(
  { columns }: Database,
  db: Kysely<Schema>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await columns.execute(db);
  const tables = Map.groupBy(rows, ({ table_name }) => table_name);
  return new Map([...tables].map(([name, own]) => [name, own.map(({ column_name }) => column_name)]));
}

export function tooNew(what: string, version: number): InputError {
  return new InputError(
    "newer-schema",
    `${what} is from a newer version (schema ${version}, this one knows ${NEWEST}). Update Medallion.`,
  );
}

async function begin(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable("meta")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await transaction
    .insertInto("meta")
    .values([
      { name: "schema", value: "0" },
      { name: "secret", value: randomBytes(32).toString("hex") },
    ])
    .execute();
}
