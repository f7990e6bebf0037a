import type { Limits } from "../limits.ts";
import type { Store } from "../store/store.ts";

export interface RetentionParts {
  readonly store: Pick<Store, "retention" | "nodes">;
  readonly limits: Limits;
  readonly node: string;
  now(): number;
  /** Whether a table is in memory: it is left alone. */
  isHeld(table: string): boolean;
  /** What a pass removed. */
  done(removed: Readonly<Record<string, number>>): void;
  failed(error: unknown): void;
  /** Between two steps, so that everybody else comes first. */
  pause?(): Promise<void>;
}

const MINUTE = 60_000;
/** The first pass after a start, and how long to the next. */
const FIRST = 10 * MINUTE;
const EVERY = 24 * 60 * MINUTE;
/** Pages of the file that are given back at a time, and that are left for what comes next. */
const PAGES = 200;
const SLACK = 256;

/** Removes what nobody needs any more, once a day, in steps that hold nobody up. One node of several does it. */
export class Retention {
  readonly #parts: RetentionParts;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  watch(after = FIRST): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#running = this.pass()
        .catch((error: unknown) => this.#parts.failed(error))
        .finally(() => this.watch(EVERY));
    }, after);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async pass(): Promise<void> {
    const { store, node, pause = breathe } = this.#parts;
    const [first = node] = await store.nodes.living();
    if (first !== node) return;
    const removed: Record<string, number> = {};
    for await (const step of store.retention.steps(this.#rules(), (table) => this.#parts.isHeld(table))) {
      if (step.removed > 0) removed[step.what] = (removed[step.what] ?? 0) + step.removed;
      if (this.#closed) return;
      await pause();
    }
    for (let free = Number.POSITIVE_INFINITY; free > SLACK && !this.#closed; ) {
      const left = await store.retention.compact(PAGES);
      if (left >= free) break;
      free = left;
      await pause();
    }
    this.#parts.done(removed);
  }

  #rules() {
    const { limits } = this.#parts;
    const now = this.#parts.now();
    return {
      now,
      gathering: now - limits.staleGathering,
      playing: now - limits.abandonedGame,
      over: now - limits.finishedTable,
      unkept: now - limits.guestGame,
      perAccount: limits.gamesPerAccount,
      guest: now - limits.idleGuest,
      session: now - limits.sessionAge,
      report: now - limits.reportAge,
    };
  }
}

/** Longer than a step takes: whoever waits for the store gets it between any two. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
