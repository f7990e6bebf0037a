/** Whoever hurries a film by pressing a key again and again has not seen yet what the last of them would do. */
const STILL_MEANT = 350;

/**
 * Which keys only hurry what is being told: those that are pressed while it is, and then the same key while it is pressed
 * so fast that it was meant for that, too. A key that is held down goes on hurrying until it is let go. Who points at
 * something looks at it: the press after the film acts.
 */
export class Hurrying {
  #last: { readonly key: string; readonly until: number } | undefined;
  readonly #held = new Set<string>();

  /** Whether a key that is pressed at this time, in milliseconds, or that repeats because it is held down, only hurries. */
  key(key: string, isRepeat: boolean, isTelling: boolean, at: number): boolean {
    const isAgain = this.#last?.key === key && at < this.#last.until;
    const isMeant = isTelling || isAgain || (isRepeat && this.#held.has(key));
    if (isMeant) {
      this.#last = { key, until: at + STILL_MEANT };
      this.#held.add(key);
    } else this.#held.delete(key);
    return isMeant;
  }

  /** Whether the key that is let go has only hurried; some buttons are pressed no sooner than then. */
  release(key: string): boolean {
    return this.#held.delete(key);
  }
}
