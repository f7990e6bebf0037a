import type { Store } from "../store/store.ts";
import { HourlyBudget } from "./hourly-budget.ts";

/** One attempt to get into an account. */
export interface Attempt {
  /** The key of the name that was typed, whether there is such an account or not. */
  readonly account: string;
  /** What tells a device or network that the account knows; absent for strangers, who share one allowance. */
  readonly familiar: string | undefined;
}

/**
 * Bounds wrong passwords per account, from however many networks and at however many nodes they come. Strangers share one allowance; a device or
 * network that the account has logged in from has one of its own, so nobody's guesses lock the owner out.
 */
export class LoginGuard {
  readonly #strangers: HourlyBudget;
  readonly #familiar: HourlyBudget;

  constructor(store: Store, wrongPerHour: number, now: () => number) {
    this.#strangers = new HourlyBudget(store, "passwords", wrongPerHour, now);
    this.#familiar = new HourlyBudget(store, "own passwords", wrongPerHour, now);
  }

  /** Counts the attempt as wrong before it is tried, so that many at once are counted too; false if it may not be. */
  admit({ account, familiar }: Attempt): Promise<boolean> {
    return familiar === undefined
      ? this.#strangers.take(account)
      : this.#familiar.take(`${account} ${familiar}`);
  }

  /** The password was right: nothing is counted. */
  forgive({ account, familiar }: Attempt): Promise<void> {
    return familiar === undefined
      ? this.#strangers.giveBack(account)
      : this.#familiar.giveBack(`${account} ${familiar}`);
  }
}
