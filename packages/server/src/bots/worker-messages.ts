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
 * Memory shared with a thread: which task of its batch it has in hand, since when, and which of them nobody waits for any
 * more. It can be read while the other side is too busy to say anything.
 */
export type Progress = BigInt64Array<SharedArrayBuffer>;

const IN_HAND = 0;
const SINCE = 1;
const UNWANTED = 2;
const NOTHING = -1n;
const NANOSECONDS = 1_000_000n;

export function noProgress(): Progress {
  const progress = new BigInt64Array(new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT));
  finished(progress);
  wanted(progress);
  return progress;
}

/** Nobody waits any more for the answer to this task of the batch. */
export function unwanted(progress: Progress, index: number): void {
  Atomics.store(progress, UNWANTED, BigInt(index));
}

/** Somebody waits for every task of the batch. */
export function wanted(progress: Progress): void {
  Atomics.store(progress, UNWANTED, NOTHING);
}

export function isUnwanted(progress: Progress, index: number): boolean {
  return Atomics.load(progress, UNWANTED) === BigInt(index);
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
