/** Runs pieces of work one after the other in the order they came; a failure of one does not stop the next. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work, work).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
