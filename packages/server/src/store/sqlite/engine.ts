import { DatabaseSync, type StatementSync } from "node:sqlite";
import { AppendWriter, Unrated } from "./append-writer.ts";
import type { Fault, Outcome, Result, Value, Work } from "./work.ts";

export interface EngineOptions {
  readonly readOnly?: boolean;
}

/** More different statements than the store has. */
const STATEMENTS = 300;

/** Milliseconds to wait for another program that has the file locked. */
const PATIENCE = 5000;
const BETWEEN = 20;
/** SQLITE_BUSY. */
const LOCKED = 5;

/**
 * What is committed survives a power cut. The cache holds the pages that running tables write again and again; and those
 * are carried from the log to the file the less often, the longer the log may grow. Free pages can be given back, which
 * has to be said before a file has any tables.
 */
const SETTINGS = `pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
  pragma cache_size = -32000; pragma wal_autocheckpoint = 16000`;

/** One connection to a file. It knows neither Kysely nor games, so that a thread starts quickly with it. */
export class Engine {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #appends: AppendWriter | undefined;

  constructor(path: string, { readOnly = false }: EngineOptions) {
    this.#database = new DatabaseSync(path, { timeout: PATIENCE, readOnly });
    if (!readOnly) this.#prepareFile();
  }

  /** SQLite itself does not wait while another one turns on the log of a new file. */
  #prepareFile(): void {
    for (let waited = 0; ; waited += BETWEEN)
      try {
        this.#database.exec(SETTINGS);
        return;
      } catch (error) {
        const isLocked = error instanceof Error && "errcode" in error && error.errcode === LOCKED;
        if (!isLocked || waited >= PATIENCE) {
          this.#database.close();
          throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN);
      }
  }

  query(sql: string, values: readonly Value[]): Result {
    // On some failures (a full disk) SQLite has rolled back already.
    if (sql === "rollback" && !this.#database.isTransaction) return NOTHING;
    const statement = this.#prepare(sql);
    // The store's columns are texts and numbers, and all numbers fit.
    if (statement.columns().length > 0)
      return { rows: statement.all(...values) as Result["rows"], changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** The rows one by one, of a statement of their own. */
  rows(sql: string, values: readonly Value[]): Iterator<unknown> {
    return this.#database.prepare(sql).iterate(...values);
  }

  /**
   * Works that do not hurt each other need no way back of their own. If one of them throws, all are done anew, each with
   * a savepoint, and only it fails.
   */
  commit(works: readonly Work[]): readonly Outcome[] {
    try {
      return this.#transaction(() => works.map((work) => this.#perform(work)));
    } catch {
      return this.#transaction(() => works.map((work) => this.#attempt(work)));
    }
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #transaction<Done>(work: () => Done): Done {
    this.query("begin immediate", []);
    try {
      const done = work();
      this.query("commit", []);
      return done;
    } catch (error) {
      this.query("rollback", []);
      throw error;
    }
  }

  #attempt(work: Work): Outcome {
    this.query("savepoint work", []);
    try {
      const outcome = this.#perform(work);
      this.query("release work", []);
      return outcome;
    } catch (error) {
      // Without a transaction SQLite has rolled all of it back (a full disk): nobody's work is written.
      if (!this.#database.isTransaction) throw error;
      this.query("rollback to work", []);
      this.query("release work", []);
      if (error instanceof Unrated) return { kind: "unrated", game: error.game, ratings: error.ratings };
      return { kind: "failed", fault: faultIn(error) };
    }
  }

  #perform(work: Work): Outcome {
    if (work.kind === "statement") return { kind: "done", result: this.query(work.sql, work.values) };
    this.#appends ??= new AppendWriter((sql) => this.#prepare(sql));
    const what = this.#appends.beyond(work);
    if (what !== undefined) return { kind: "beyond", what };
    return this.#appends.write(work) ? DONE : CONFLICT;
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

const NOTHING: Result = { rows: [], changes: 0 };
const DONE: Outcome = { kind: "done" };
const CONFLICT: Outcome = { kind: "conflict" };

/** What of an error travels between threads. */
export function faultIn(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("errcode" in error && typeof error.errcode === "number" && { errcode: error.errcode }),
  };
}
