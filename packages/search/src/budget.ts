/** How much may be thought about one question: until the first of both is used up. */
export interface Budget {
  /** Steps of a search: the same choice on any machine. */
  readonly iterations?: number;
  /** Milliseconds: as strong as the machine is fast. */
  readonly milliseconds?: number;
}

/** What time it is, in milliseconds, and whether nobody waits for the answer any more. */
export interface Watch {
  now(): number;
  isCancelled(): boolean;
}

/** Time stands still: for those who count iterations. */
export const NO_WATCH: Watch = { now: () => 0, isCancelled: () => false };

/** Without a word about it, so much. */
const ITERATIONS = 1000;

/** Tells after each iteration whether there may be another. */
export class Allowance {
  readonly #watch: Watch;
  readonly #most: number;
  readonly #end: number;
  #done = 0;
  #ready: number;
  #last: number;
  #longest = 0;

  constructor({ iterations, milliseconds }: Budget, watch: Watch) {
    this.#watch = watch;
    this.#most = iterations ?? (milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
    this.#ready = watch.now();
    this.#last = this.#ready;
    this.#end = this.#ready + (milliseconds ?? Number.POSITIVE_INFINITY);
  }

  get done(): number {
    return this.#done;
  }

  /** All is ready: the time until now counts, but as no iteration. */
  begin(): void {
    this.#ready = this.#watch.now();
    this.#last = this.#ready;
  }

  /** How many more there will be, as far as can be told. */
  get left(): number {
    const left = this.#most - this.#done;
    const spent = this.#last - this.#ready;
    if (this.#end === Number.POSITIVE_INFINITY || spent <= 0) return left;
    return Math.min(left, ((this.#end - this.#last) * this.#done) / spent);
  }

  /** Whether another one fits, were it as long as the longest was lately. */
  allows(): boolean {
    return this.#done < this.#most && this.#last + this.#longest <= this.#end && !this.#watch.isCancelled();
  }

  /** One is done. */
  count(): void {
    const now = this.#watch.now();
    // A single slow one, a pause of the machine perhaps, is forgotten again.
    this.#longest = Math.max(now - this.#last, this.#longest * FORGETS);
    this.#last = now;
    this.#done += 1;
  }
}

const FORGETS = 0.95;
