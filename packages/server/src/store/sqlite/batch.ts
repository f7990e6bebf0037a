import type { DatabaseSync } from "node:sqlite";
import { faultOf, guarded } from "./errors.ts";
import type { Turns } from "./turns.ts";

/** How much may share one commit. */
const LARGEST = 256;

interface Work {
  run(): void;
  /** Tells the caller once it is durable. */
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Group commit: what is written in the same turn of the event loop shares one transaction and one flush to the disk.
 * Each piece of work stands alone: if it fails, nothing of it is written and the others are.
 */
export class Batch {
  readonly #database: DatabaseSync;
  readonly #turns: Turns;
  #waiting: Work[] = [];
  #flushing: Promise<void> | undefined;

  constructor(database: DatabaseSync, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
  }

  /** Resolves when what the work wrote is durable. The work is run once and may throw. */
  write<Done>(work: () => Done): Promise<Done> {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    let settle = (): void => undefined;
    this.#waiting.push({
      run: () => {
        const done = work();
        settle = () => resolve(done);
      },
      settle: () => settle(),
      fail: reject,
    });
    this.#flushing ??= this.#flush();
    return promise;
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    await this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const done = await this.#turns.take();
      const works = this.#waiting.splice(0, LARGEST);
      try {
        for (const work of this.#commit(works)) work.settle();
      } catch (error) {
        for (const work of works) work.fail(faultOf(error));
      } finally {
        done();
      }
    }
    this.#flushing = undefined;
  }

  /** The works that were written. */
  #commit(works: readonly Work[]): readonly Work[] {
    guarded(() => this.#database.exec("begin immediate"));
    try {
      const written = works.filter((work) => this.#attempt(work));
      this.#database.exec("commit");
      return written;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("rollback");
      throw error;
    }
  }

  #attempt(work: Work): boolean {
    this.#database.exec("savepoint work");
    try {
      work.run();
      this.#database.exec("release work");
      return true;
    } catch (error) {
      // Without a transaction SQLite has rolled all of it back (a full disk): nobody's work is written.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec("rollback to work; release work");
      work.fail(faultOf(error));
      return false;
    }
  }
}
