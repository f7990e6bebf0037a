/** What a thread is started with. */
export interface WorkerStart {
  /** The address, or the name of the package, of a module that exports `KITS`. */
  readonly kitsModule: string;
  /** The same of a module that exports `chooseFor`. */
  readonly chooseModule: string;
  readonly progress: Progress;
}

/** What a thread says of each task, in the order of the batch. `took` is in milliseconds. */
export type Thought =
  | { readonly kind: "chose"; readonly choice: number; readonly took: number }
  | { readonly kind: "broke"; readonly why: string; readonly took: number };

/**
 * Memory shared with a thread: which task of its batch it has in hand and since when. It can be read while the thread
 * is too busy to say anything.
 */
export type Progress = BigInt64Array<SharedArrayBuffer>;

const IN_HAND = 0;
const SINCE = 1;
const NOTHING = -1n;
const NANOSECONDS = 1_000_000n;

export function noProgress(): Progress {
  const progress = new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));
  finished(progress);
  return progress;
}

export function begun(progress: Progress, index: number): void {
  Atomics.store(progress, SINCE, process.hrtime.bigint());
  Atomics.store(progress, IN_HAND, BigInt(index));
}

export function finished(progress: Progress): void {
  Atomics.store(progress, IN_HAND, NOTHING);
}

/** The place in its batch of the task in hand, and for how many milliseconds it has been. */
export function inHand(progress: Progress): { readonly index: number; readonly age: number } | undefined {
  const index = Atomics.load(progress, IN_HAND);
  if (index === NOTHING) return undefined;
  const age = process.hrtime.bigint() - Atomics.load(progress, SINCE);
  return { index: Number(index), age: Number(age / NANOSECONDS) };
}
