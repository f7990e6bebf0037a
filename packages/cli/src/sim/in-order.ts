/**
 * Hands things on in the order of their places, however they arrive: sums of fractions then come out the same for any
 * number of threads.
 */
export class InOrder<T> {
  readonly #waiting = new Map<number, T>();
  readonly #use: (each: T) => void;
  #next = 0;

  constructor(use: (each: T) => void) {
    this.#use = use;
  }

  add(place: number, each: T): void {
    this.#waiting.set(place, each);
    for (let next = this.#waiting.get(this.#next); next !== undefined; next = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#use(next);
    }
  }

  /** Nothing more will come: what waits for a place that stayed empty is handed on too. */
  finish(): void {
    for (const [, each] of [...this.#waiting].sort(([one], [other]) => one - other)) this.#use(each);
    this.#waiting.clear();
  }
}
