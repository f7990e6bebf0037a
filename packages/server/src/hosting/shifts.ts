/** Milliseconds of work after which everybody else has a turn. */
const SHIFT = 4;

/**
 * Long work in short shifts: one shift in each turn of the event loop, whatever number of pieces of work there is, so
 * that nobody on the server waits long for anybody's history. Pieces of work take turns.
 */
export class Shifts {
  readonly #clock: () => number;
  readonly #waiting: (() => void)[] = [];
  #working = false;

  /** The clock counts milliseconds and never jumps. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Takes step after step until the work is done; each step has to be short. */
  async work<T>(steps: Iterator<undefined, T>): Promise<T> {
    for (;;) {
      await this.turn();
      const until = this.#clock() + SHIFT;
      do {
        const step = steps.next();
        if (step.done) return step.value;
      } while (this.#clock() < until);
    }
  }

  /** Resolves in a turn of the loop that is nobody else's: for one short piece of work. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#working) return;
      this.#working = true;
      setImmediate(() => this.#next());
    });
  }

  #next(): void {
    const resolve = this.#waiting.shift();
    this.#working = resolve !== undefined;
    if (resolve === undefined) return;
    resolve();
    setImmediate(() => this.#next());
  }
}
