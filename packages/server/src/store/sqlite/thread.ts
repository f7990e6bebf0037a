import { Worker } from "node:worker_threads";
import { StoreError } from "../error.ts";
import { askText } from "./ask-text.ts";
import { type Line, revived } from "./line.ts";
import type { Ask, Fault, Outcome, Result, Value, Work } from "./work.ts";

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

type Answer = { readonly id: number } & ({ readonly answer: unknown } | { readonly fault: Fault });

/**
 * The file in a thread of its own, so that nobody waits for the disk who has other things to do. A thread that dies takes
 * along what it was asked (nobody knows whether that was written) and is replaced when something is asked again.
 */
export class SqliteThread implements Line {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #next = 1;
  #closed = false;
  #keepsJournal = false;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when the file is open. */
  static async open(path: string): Promise<SqliteThread> {
    const thread = new SqliteThread(path);
    await thread.#start();
    return thread;
  }

  async query(sql: string, values: readonly Value[]): Promise<Result> {
    // The thread answers each kind of request with what belongs to it.
    return (await this.#ask({ kind: "query", sql, values })) as Result;
  }

  async commit(works: readonly Work[]): Promise<readonly Outcome[]> {
    return (await this.#ask({ kind: "commit", works })) as readonly Outcome[];
  }

  /** Whether moves are kept in a journal first. */
  async keepJournal(keep: boolean): Promise<void> {
    this.#keepsJournal = keep;
    await this.#ask({ kind: "journal", keep });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const closing = this.#ask({ kind: "close" });
    this.#closed = true;
    try {
      await closing;
    } finally {
      await this.#worker?.terminate();
    }
  }

  async #ask(ask: Ask): Promise<unknown> {
    if (this.#closed) throw new StoreError("closed", "The database is closed.");
    if (this.#worker === undefined) await this.#start();
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#wait(id, { resolve, reject });
      this.#worker?.postMessage(askText(id, ask));
    });
  }

  #starting: Promise<void> | undefined;

  #start(): Promise<void> {
    this.#starting ??= this.#begin().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #begin(): Promise<void> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      name: "store",
      workerData: { path: this.#path, keepJournal: this.#keepsJournal },
      // Nothing of how the server was started concerns it.
      env: {},
      execArgv: [],
    });
    const opened = new Promise((resolve, reject) => this.#wait(0, { resolve, reject }));
    worker.on("message", (text: string) => this.#hear(JSON.parse(text)));
    worker.on("error", (error) => this.#lose(worker, error));
    worker.on("exit", () => this.#lose(worker));
    this.#worker = worker;
    try {
      await opened;
    } catch (error) {
      if (this.#worker === worker) this.#worker = undefined;
      await worker.terminate();
      throw error;
    }
  }

  #hear(said: Answer): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if ("fault" in said) waiting?.reject(revived(said.fault));
    else waiting?.resolve(said.answer);
  }

  /** Keeps the process alive while somebody waits, and only then. */
  #wait(id: number, waiting: Waiting): void {
    if (this.#waiting.size === 0) this.#worker?.ref();
    this.#waiting.set(id, waiting);
  }

  #lose(worker: Worker, error?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = new StoreError("lost", "The thread of the database ended. Try again.", error);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(lost);
  }
}
