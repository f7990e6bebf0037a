/** Wakes whoever waits for something to happen; what happened before anybody waited is not lost. */
export class Bell {
  #rung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves when it was rung since the last time this resolved. */
  async heard(): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#wake = undefined;
    this.#rung = false;
  }
}
