import { DatabaseSync, type StatementSync } from "node:sqlite";
import { AppendWriter, Unrated } from "./append-writer.ts";
import { concernOf, isAnyLeft, Journal } from "./journal.ts";
import {
  type AppendWork,
  type Fault,
  isMove,
  type Outcome,
  type Result,
  type Value,
  type Work,
} from "./work.ts";

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
  readonly #statements = new Map<string, Known>();
  #appends: AppendWriter | undefined;
  /** There is one while moves are kept in it. */
  #journal: Journal | undefined;

  constructor(path: string, { readOnly = false }: EngineOptions) {
    this.#database = new DatabaseSync(path, { timeout: PATIENCE, readOnly });
    if (readOnly) return;
    this.#prepareFile();
    if (isAnyLeft((sql) => this.#database.prepare(sql))) this.#carryLeft();
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

  /** Moves that a process left behind in the journal when it died. */
  #carryLeft(): void {
    const journal = new Journal((sql) => this.#prepare(sql), this.#writer);
    this.#transaction(() => {
      journal.read();
      journal.carryAll();
    });
  }

  /** From now on moves are kept in a journal first, or no longer: only for whoever has the file alone. */
  journal(keep: boolean): void {
    if (!keep) this.carry();
    this.#journal = keep ? new Journal((sql) => this.#prepare(sql), this.#writer) : undefined;
  }

  /** Whether moves wait in the journal. */
  get waits(): boolean {
    return this.#journal?.waits === true;
  }

  /** Carries all of them to their tables. */
  carry(): void {
    if (this.waits && !this.#database.isTransaction) this.#transaction(() => this.#journal?.carryAll());
  }

  query(sql: string, values: readonly Value[]): Result {
    const { concern } = this.#known(sql);
    if (concern !== undefined) this.carry();
    if (concern === "writes") this.#journal?.forget();
    return this.#run(sql, values);
  }

  #run(sql: string, values: readonly Value[]): Result {
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
    this.carry();
    return this.#database.prepare(sql).iterate(...values);
  }

  /**
   * Works that do not hurt each other need no way back of their own. If one of them throws, all are done anew, each with
   * a savepoint, and only it fails.
   */
  commit(works: readonly Work[]): readonly Outcome[] {
    try {
      return this.#transaction(() => {
        if (this.#journal?.isFull) this.#journal.carryAll();
        const outcomes = works.map((work) => this.#perform(work));
        this.#journal?.write();
        return outcomes;
      });
    } catch {
      return this.#transaction(() => {
        this.#journal?.carryAll();
        return works.map((work) => this.#attempt(work));
      });
    }
  }

  close(): void {
    if (!this.#database.isOpen) return;
    try {
      this.carry();
    } finally {
      this.#database.close();
    }
  }

  #transaction<Done>(work: () => Done): Done {
    this.#run("begin immediate", []);
    try {
      const done = work();
      this.#run("commit", []);
      this.#journal?.settle();
      return done;
    } catch (error) {
      this.#journal?.drop();
      this.#run("rollback", []);
      throw error;
    }
  }

  #attempt(work: Work): Outcome {
    this.#run("savepoint work", []);
    try {
      const outcome = this.#write(work);
      this.#run("release work", []);
      return outcome;
    } catch (error) {
      // Without a transaction SQLite has rolled all of it back (a full disk): nobody's work is written.
      if (!this.#database.isTransaction) throw error;
      this.#run("rollback to work", []);
      this.#run("release work", []);
      if (error instanceof Unrated) return { kind: "unrated", game: error.game, ratings: error.ratings };
      return { kind: "failed", fault: faultIn(error) };
    }
  }

  /** A move is noted in the journal; whatever else concerns tables finds them where they stand. */
  #perform(work: Work): Outcome {
    const journal = this.#journal;
    if (journal === undefined) return this.#write(work);
    if (isMove(work)) return journal.note(work) ? DONE : CONFLICT;
    if (work.kind !== "statement") journal.carry(work.table);
    else if (this.#known(work.sql).concern !== undefined) {
      journal.carryAll();
      journal.forget();
    }
    return this.#write(work);
  }

  #write(work: Work): Outcome {
    switch (work.kind) {
      case "statement":
        return { kind: "done", result: this.#run(work.sql, work.values) };
      case "carry":
        return DONE;
      case "append":
        return this.#append(work);
    }
  }

  #append(work: AppendWork): Outcome {
    const what = this.#writer.beyond(work);
    if (what !== undefined) return { kind: "beyond", what };
    return this.#writer.write(work) ? DONE : CONFLICT;
  }

  get #writer(): AppendWriter {
    this.#appends ??= new AppendWriter((sql) => this.#prepare(sql));
    return this.#appends;
  }

  #prepare(sql: string): StatementSync {
    return this.#known(sql).statement;
  }

  #known(sql: string): Known {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= STATEMENTS) this.#statements.clear();
    const fresh = { statement: this.#database.prepare(sql), concern: concernOf(sql) };
    this.#statements.set(sql, fresh);
    return fresh;
  }
}

/** A statement, and what it may do with what moves change. */
interface Known {
  readonly statement: StatementSync;
  readonly concern: ReturnType<typeof concernOf>;
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
