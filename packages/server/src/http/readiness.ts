import type { Disk } from "../ops/disk.ts";

export interface ReadinessParts {
  /** Reads and writes; may never come to an end. */
  ping(): Promise<void>;
  readonly disk: Disk;
  /** Milliseconds that never jump. */
  steady(): number;
}

/** Whoever asks is answered within two seconds, also by a store that never does. Milliseconds. */
const PATIENCE = 1500;
/** How long an answer holds: asking often is no way to keep the store busy. */
const FRESH = 500;

/** Whether this server can do its work: the store takes what is written, and there is room for more. */
export class Readiness {
  readonly #parts: ReadinessParts;
  /** One question at a time: one that hangs must not be followed by others. */
  #asking: Promise<boolean> | undefined;
  #known: { readonly isReady: boolean; readonly at: number } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  async isReady(): Promise<boolean> {
    const known = this.#known;
    if (known !== undefined && this.#parts.steady() - known.at < FRESH) return known.isReady;
    this.#asking ??= this.#ask();
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), PATIENCE);
    const isReady = await Promise.race([this.#asking, late]);
    clearTimeout(timer);
    return isReady;
  }

  async #ask(): Promise<boolean> {
    const isReady = await Promise.all([this.#parts.ping(), this.#checkDisk()]).then(
      () => true,
      () => false,
    );
    this.#known = { isReady, at: this.#parts.steady() };
    this.#asking = undefined;
    return isReady;
  }

  async #checkDisk(): Promise<void> {
    if (!(await this.#parts.disk.hasRoom())) throw new Error("the disk is full");
  }
}
