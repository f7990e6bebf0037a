/** Lets everybody pass unless somebody holds it: whoever runs a transaction of several statements has the file alone. */
export class Gate {
  #held: Promise<void> | undefined;

  /** Does this as soon as nobody holds it, in the same breath: nobody can come between. */
  async pass<Done>(work: () => Done): Promise<Awaited<Done>> {
    while (this.#held !== undefined) await this.#held;
    return await work();
  }

  /** Resolves when one holds it oneself, with what gives it back. */
  hold(): Promise<() => void> {
    return this.pass(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#held = promise;
      return () => {
        if (this.#held === promise) this.#held = undefined;
        resolve();
      };
    });
  }
}
