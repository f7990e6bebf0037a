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
import type { Batch } from "./batch.ts";
import type { Gate } from "./gate.ts";
import type { Line, LocalLine } from "./line.ts";
import type { Result, Value } from "./work.ts";

export interface SqliteWays {
  readonly line: Line | LocalLine;
  readonly gate: Gate;
  readonly batch: Batch;
}

/**
 * Kysely over one file. A statement that writes shares its commit with others; a transaction of several statements has
 * the file alone until it ends.
 */
export function sqliteDialect(ways: SqliteWays): Dialect {
  return {
    createDriver: () => new SqliteDriver(ways),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely would give the file to one at a time; here the gate does, and only where it must: commits are shared. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #ways: SqliteWays;

  constructor(ways: SqliteWays) {
    this.#ways = ways;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#ways);
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    await connection.hold();
    // A transaction that reads first and then writes would fail if somebody wrote in between: it locks at once.
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

const WRITES = /^\s*(insert|update|delete)\b/i;

class SqliteConnection implements DatabaseConnection {
  readonly #ways: SqliteWays;
  #release: (() => void) | undefined;

  constructor(ways: SqliteWays) {
    this.#ways = ways;
  }

  /** From now on everything else waits until it is released. */
  async hold(): Promise<void> {
    this.#release = await this.#ways.gate.hold();
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#run(query.sql, query.parameters.map(bindable));
    // Kysely knows what the rows of its query are; the driver does not.
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { line } = this.#ways;
    if (!("rows" in line)) throw new StoreError("failed", "Rows come one by one only in their own process.");
    for (const row of line.rows(query.sql, query.parameters.map(bindable))) yield { rows: [row as Row] };
  }

  async #run(sql: string, values: readonly Value[]): Promise<Result> {
    const { line, gate, batch } = this.#ways;
    if (this.#release !== undefined) return line.query(sql, values);
    if (WRITES.test(sql)) {
      const outcome = await batch.write({ kind: "statement", sql, values });
      return (outcome.kind === "done" ? outcome.result : undefined) ?? { rows: [], changes: 0 };
    }
    return gate.pass(() => line.query(sql, values));
  }
}

function bindable(given: unknown): Value {
  const value = storable(given);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  throw new StoreError("failed", `A ${typeof value} cannot be stored.`);
}
