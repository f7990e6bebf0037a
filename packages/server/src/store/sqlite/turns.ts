/** One after another: whoever takes a turn holds the connection until giving it back. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
