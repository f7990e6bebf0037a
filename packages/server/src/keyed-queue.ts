/** Runs pieces of work side by side unless they share a key: those wait for each other, in the order they came. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = keys.flatMap((key) => this.#last.get(key) ?? []);
    const done = before.length === 0 ? work() : Promise.all(before).then(work);
    // A failure of one does not stop the next.
    const settled = done.then(NOTHING, NOTHING).then(() => {
      for (const key of keys) if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    for (const key of keys) this.#last.set(key, settled);
    return done;
  }
}

const NOTHING = (): void => {};
