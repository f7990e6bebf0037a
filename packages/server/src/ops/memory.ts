import { getHeapStatistics } from "node:v8";

/** The part of the heap that may be in use before nothing new is begun. */
const FULL = 0.85;
/** How long an answer holds, in milliseconds: a table takes some ten kilobytes. */
const FRESH = 250;

interface Heap {
  readonly used_heap_size: number;
  readonly heap_size_limit: number;
}

/** Whether the process has memory for more. Where the heap ends, the process does, and everybody's game with it. */
export class Memory {
  readonly #steady: () => number;
  readonly #look: () => Heap;
  #known: { readonly hasRoom: boolean; readonly at: number } | undefined;

  /** The clock never jumps. */
  constructor(steady: () => number, look: () => Heap = getHeapStatistics) {
    this.#steady = steady;
    this.#look = look;
  }

  hasRoom(): boolean {
    const now = this.#steady();
    if (this.#known !== undefined && now - this.#known.at < FRESH) return this.#known.hasRoom;
    const { used_heap_size, heap_size_limit } = this.#look();
    this.#known = { hasRoom: used_heap_size < FULL * heap_size_limit, at: now };
    return this.#known.hasRoom;
  }
}
