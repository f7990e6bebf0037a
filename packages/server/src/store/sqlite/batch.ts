import { StoreError } from "../error.ts";
import type { Gate } from "./gate.ts";
import { type Line, revived } from "./line.ts";
import type { Outcome, Work } from "./work.ts";

/** How much may share one commit. */
const LARGEST = 256;
/**
 * While several write a commit begins only so many milliseconds after the last one: what a flush to the disk costs is
 * shared by all who come meanwhile, and nobody sees the difference. Whoever writes alone does not wait.
 */
export const PACE = 24;
/** When so many wait a commit begins at once: shared by more it would hardly cost any of them less. */
const ENOUGH = 64;
/** Of so many commits that follow close on another one waits, to see whether others come. */
const TRY = 16;
/** So many tables that are written to within so many paces are several, though each came when no other was there. */
const SEVERAL = 4;

interface Waiting {
  readonly work: Work;
  resolve(outcome: Exclude<Outcome, { kind: "failed" }>): void;
  reject(error: unknown): void;
}

/**
 * Group commit: what is written in the same turn of the event loop, or while others are written, shares one transaction
 * and one flush to the disk. Each piece of work stands alone: if it fails, nothing of it is written and the others are.
 */
export class Batch {
  readonly #line: Line;
  readonly #gate: Gate;
  readonly #pace: number;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #began = Number.NEGATIVE_INFINITY;
  /** Ends the wait for others, if there is one. */
  #wake: (() => void) | undefined;
  /** Whether others came before the last commit began; and how many began soon after another without any. */
  #shared = false;
  #close = 0;
  /** The tables that were written to last, each once, and when. */
  #last: readonly { readonly table: string; readonly at: number }[] = [];

  /** `pace` where a commit costs a flush: commits keep this distance while several write. */
  constructor(line: Line, gate: Gate, pace = 0) {
    this.#line = line;
    this.#gate = gate;
    this.#pace = pace;
  }

  /** Resolves when what the work wrote is durable. */
  write(work: Work): Promise<Exclude<Outcome, { kind: "failed" }>> {
    if (work.kind === "append") this.#note(work.table);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#flushing ??= this.#flush();
      if (this.#waiting.length >= ENOUGH) this.#wake?.();
    });
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    await this.#flushing;
  }

  async #flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const rest = this.#began + this.#pace - performance.now();
      if (rest > 0 && this.#waiting.length < ENOUGH && this.#expectsOthers()) await this.#others(rest);
      let batch: readonly Waiting[] = [];
      try {
        const outcomes = await this.#gate.pass(() => {
          batch = this.#waiting.splice(0, LARGEST);
          this.#began = performance.now();
          this.#shared = batch.length > 1;
          return this.#line.commit(batch.map(({ work }) => work));
        });
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome === undefined) reject(new StoreError("failed", "The database gave no answer."));
          else if (outcome.kind === "failed") reject(revived(outcome.fault));
          else resolve(outcome);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#flushing = undefined;
  }

  /** Resolves after so many milliseconds, or as soon as enough have come. */
  #others(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.#wake = undefined;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, wait);
      this.#wake = end;
    });
  }

  #note(table: string): void {
    if (this.#pace === 0) return;
    const others = this.#last.filter((one) => one.table !== table).slice(1 - SEVERAL);
    this.#last = [...others, { table, at: performance.now() }];
  }

  /** Whether others are likely to come before the pace is over. */
  #expectsOthers(): boolean {
    if (this.#shared) return true;
    const [first] = this.#last;
    if (this.#last.length === SEVERAL && first !== undefined)
      if (performance.now() - first.at < SEVERAL * this.#pace) return true;
    return ++this.#close % TRY === 0;
  }
}
