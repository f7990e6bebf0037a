import { Kysely, type RawBuilder, sql } from "kysely";
import type { Database, StoreLog } from "../database.ts";
import type { Schema } from "../schema.ts";
import { bindable, fail, postgresDialect } from "./dialect.ts";
import { openPool } from "./pool.ts";

/** Any number of ours: only migrations take this lock. */
const MIGRATIONS = 7_313_305_211;

export interface PostgresOptions {
  readonly connections?: number;
  /** Waits for slow statements as long as they take. */
  readonly patient?: boolean;
  readonly log?: StoreLog | undefined;
}

export interface Postgres extends Database {
  /** Runs a statement that every connection plans only once: planning takes longer than doing. The name stands for its text. */
  runPrepared<Row extends object>(name: string, statement: RawBuilder<Row>): Promise<readonly Row[]>;
}

/** Connects when it is first used. */
export function openPostgres(
  url: string,
  { connections = 10, patient = false, log }: PostgresOptions,
): Postgres {
  const pool = openPool(url, connections, patient, log);
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
  return {
    kind: "postgres",
    db,
    runPrepared: async <Row extends object>(name: string, statement: RawBuilder<Row>) => {
      const { sql: text, parameters } = statement.compile(db);
      const { rows } = await pool.query<Row>({ name, text, values: parameters.map(bindable) }).catch(fail);
      return rows;
    },
    now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    size: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
    columns: sql`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() order by table_name, ordinal_position`,
    lockMigrations: async (transaction) => {
      // Longer than a node may take to migrate; the lock ends with the transaction.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATIONS)})`.execute(transaction);
    },
    close: () => pool.end(),
  };
}
