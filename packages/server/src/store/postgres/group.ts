import type { Append } from "../store.ts";
import { isLost, mayTryAgain } from "./errors.ts";

/** Writes appends to different tables in one transaction and says which tables were written. */
export type WriteAll = (appends: readonly Append[]) => Promise<ReadonlySet<string>>;

/** How much may share one commit, how many commits may be under way, how often one is tried. */
const LARGEST = 256;
const UNDER_WAY = 2;
const TRIES = 5;

interface Waiting {
  readonly append: Append;
  settle(reply: "done" | "conflict"): void;
  fail(error: unknown): void;
}

/** Group commit: what comes while others are written is written together, each standing for itself. */
export class Group {
  readonly #writeAll: WriteAll;
  #waiting: Waiting[] = [];
  readonly #underWay = new Set<Promise<void>>();

  constructor(writeAll: WriteAll) {
    this.#writeAll = writeAll;
  }

  write(append: Append): Promise<"done" | "conflict"> {
    const { promise, resolve, reject } = Promise.withResolvers<"done" | "conflict">();
    this.#waiting.push({ append, settle: resolve, fail: reject });
    if (this.#underWay.size < UNDER_WAY) {
      const run = this.#run().finally(() => this.#underWay.delete(run));
      this.#underWay.add(run);
    }
    return promise;
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #run(): Promise<void> {
    // Whatever else is written in this turn of the event loop comes along.
    await new Promise((resolve) => setImmediate(resolve));
    for (let batch = this.#next(); batch.length > 0; batch = this.#next()) await this.#writeBatch(batch);
  }

  /** The first that wait, at most one of each table. */
  #next(): readonly Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      const fits = batch.length < LARGEST && !tables.has(one.append.table);
      (fits ? batch : later).push(one);
      tables.add(one.append.table);
    }
    this.#waiting = later;
    return batch;
  }

  async #writeBatch(batch: readonly Waiting[], tries = 1): Promise<void> {
    try {
      const written = await this.#writeAll(batch.map(({ append }) => append));
      for (const { append, settle } of batch) settle(written.has(append.table) ? "done" : "conflict");
    } catch (error) {
      if (mayTryAgain(error) && tries < TRIES) await this.#writeBatch(batch, tries + 1);
      // Perhaps they were written: to try again would call them conflicts.
      else if (isLost(error)) for (const { fail } of batch) fail(error);
      // One that cannot be written must not hurt the others: each is tried alone, and only it fails.
      else if (batch.length > 1) for (const one of batch) await this.#writeBatch([one]);
      else for (const { fail } of batch) fail(error);
    }
  }
}
