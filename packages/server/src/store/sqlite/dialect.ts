import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { StoreError } from "../error.ts";
import { storable } from "../text.ts";
import { guarded } from "./errors.ts";
import type { Turns } from "./turns.ts";

/** Kysely over one connection of `node:sqlite`, which is used by one caller at a time. */
export function sqliteDialect(database: DatabaseSync, turns: Turns): Dialect {
  return {
    createDriver: () => new SqliteDriver(database, turns),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #turns: Turns;
  #done: () => void = () => undefined;

  constructor(database: DatabaseSync, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#done = await this.#turns.take();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // A transaction that reads first and then writes would fail if somebody wrote in between: it locks at once.
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On some failures (a full disk) SQLite has rolled back already.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(): Promise<void> {
    this.#done();
  }

  async destroy(): Promise<void> {}
}

/** More different statements than the store has. */
const STATEMENTS = 300;

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return guarded(() => {
      const statement = this.#prepare(query.sql);
      const values = query.parameters.map(bindable);
      // Kysely knows what the rows of its query are; the driver does not.
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    });
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const statement = guarded(() => this.#database.prepare(query.sql));
    const rows = statement.iterate(...query.parameters.map(bindable));
    for (let next = guarded(() => rows.next()); next.done !== true; next = guarded(() => rows.next()))
      yield { rows: [next.value as Row] };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function bindable(given: unknown): SQLInputValue {
  const value = storable(given);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  throw new StoreError("failed", `A ${typeof value} cannot be stored.`);
}
