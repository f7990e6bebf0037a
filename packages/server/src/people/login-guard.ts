import { Buckets } from "./rate-limit.ts";

/** One attempt to get into an account. */
export interface Attempt {
  /** The key of the name that was typed, whether there is such an account or not. */
  readonly account: string;
  /** What tells a device or network that the account knows; absent for strangers, who share one allowance. */
  readonly familiar: string | undefined;
}

/**
 * Bounds wrong passwords per account, from however many networks they come. Strangers share one allowance; a device or
 * network that the account has logged in from has one of its own, so nobody's guesses lock the owner out.
 */
export class LoginGuard {
  readonly #strangers: Buckets;
  readonly #familiar: Buckets;

  constructor(wrongPerHour: number, now: () => number) {
    this.#strangers = Buckets.perHour(wrongPerHour, now);
    this.#familiar = Buckets.perHour(wrongPerHour, now);
  }

  /** Counts the attempt as wrong before it is tried, so that many at once are counted too; false if it may not be. */
  admit({ account, familiar }: Attempt): boolean {
    return familiar === undefined
      ? this.#strangers.take(account)
      : this.#familiar.take(`${account} ${familiar}`);
  }

  /** The password was right: nothing is counted. */
  forgive({ account, familiar }: Attempt): void {
    if (familiar === undefined) this.#strangers.giveBack(account);
    else this.#familiar.giveBack(`${account} ${familiar}`);
  }
}
