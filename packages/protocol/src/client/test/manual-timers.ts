import type { Timers } from "../host.ts";

/** Time that passes only when the test says so. */
export class ManualTimers implements Timers {
  #now = 0;
  #last = 0;
  readonly #waiting = new Map<number, { readonly due: number; readonly callback: () => void }>();

  now(): number {
    return this.#now;
  }

  set(callback: () => void, milliseconds: number): number {
    this.#last += 1;
    this.#waiting.set(this.#last, { due: this.#now + milliseconds, callback });
    return this.#last;
  }

  clear(timer: number): void {
    this.#waiting.delete(timer);
  }

  /** Lets so many milliseconds pass; whatever is due meanwhile happens in its order. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [first] = [...this.#waiting].sort(([, a], [, b]) => a.due - b.due);
      if (first === undefined || first[1].due > until) break;
      const [timer, { due, callback }] = first;
      this.#waiting.delete(timer);
      this.#now = due;
      callback();
    }
    this.#now = until;
  }

  /** Lets so many milliseconds pass in which nothing runs: whatever is due by then happens late, once. */
  lag(milliseconds: number): void {
    this.#now += milliseconds;
    const due = [...this.#waiting].filter(([, waiting]) => waiting.due <= this.#now);
    for (const [timer, { callback }] of due) if (this.#waiting.delete(timer)) callback();
  }
}
