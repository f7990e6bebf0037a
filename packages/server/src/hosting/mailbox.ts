/** Runs pieces of work one after the other in the order they came; a failure of one does not stop the next. */
export class Mailbox {
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next === undefined) this.#busy = false;
    else next();
  };

  get busy(): boolean {
    return this.#busy;
  }

  /** Begins at once if nothing else is under way. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#busy) return this.#begin(work);
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => this.#begin(work).then(resolve, reject));
    });
  }

  #begin<T>(work: () => Promise<T>): Promise<T> {
    this.#busy = true;
    const done = work();
    done.then(this.#next, this.#next);
    return done;
  }
}
