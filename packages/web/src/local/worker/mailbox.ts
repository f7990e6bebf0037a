/** Runs pieces of work one after the other in the order they came; a failure of one does not stop the next. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
