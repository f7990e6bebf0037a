/** Whoever hurries a film by several presses has not seen yet what lies under the last of them. */
const STILL_MEANT = 350;

/**
 * Which presses only hurry what is being told: those while it is, and then those that follow each other so fast that they
 * were meant for it, too. A key that is held down goes on hurrying until it is let go.
 */
export class Hurrying {
  #until = Number.NEGATIVE_INFINITY;
  readonly #held = new Set<string>();

  /** Whether a press at this time, in milliseconds, does nothing but hurry. */
  press(isTelling: boolean, at: number): boolean {
    const isMeant = isTelling || at < this.#until;
    if (isMeant) this.#until = at + STILL_MEANT;
    return isMeant;
  }

  /** The same of a key that is pressed, or that repeats because it is held down. */
  key(key: string, isRepeat: boolean, isTelling: boolean, at: number): boolean {
    const isMeant = this.press(isTelling || (isRepeat && this.#held.has(key)), at);
    if (isMeant) this.#held.add(key);
    else this.#held.delete(key);
    return isMeant;
  }

  /** Whether the key that is let go has only hurried; some buttons are pressed no sooner than then. */
  release(key: string): boolean {
    return this.#held.delete(key);
  }
}
