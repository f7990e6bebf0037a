/** Lets everybody pass unless somebody holds it: whoever runs a transaction of several statements has the file alone. */
export class Gate {
  #held: Promise<void> | undefined;

  /** Resolves when nobody holds it. */
  async pass(): Promise<void> {
    while (this.#held !== undefined) await this.#held;
  }

  /** Resolves when one holds it oneself, with what gives it back. */
  async hold(): Promise<() => void> {
    await this.pass();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return () => {
      if (this.#held === promise) this.#held = undefined;
      resolve();
    };
  }
}
