import { createHmac } from "node:crypto";
import type { Store } from "../store/store.ts";

const HOUR = 3_600_000;

/**
 * So many per hour, or another time, for each key, over all nodes and however many ask at once. Keys are addresses and names: the store
 * gets marks of them that nobody can read.
 */
export class HourlyBudget {
  readonly #store: Pick<Store, "budgets" | "secret">;
  readonly #what: string;
  readonly #budget: { readonly most: number; readonly refill: number };
  readonly #now: () => number;
  #secret: Promise<Uint8Array> | undefined;

  constructor(
    store: Pick<Store, "budgets" | "secret">,
    what: string,
    perHour: number,
    now: () => number = Date.now,
    refill = HOUR,
  ) {
    this.#store = store;
    this.#what = what;
    this.#budget = { most: perHour, refill };
    this.#now = now;
  }

  /** Takes one; false, and nothing taken, if there is none. */
  async take(key: string): Promise<boolean> {
    return this.#store.budgets.take(await this.#mark(key), this.#budget, this.#now());
  }

  /** Puts back what was taken. */
  async giveBack(key: string): Promise<void> {
    await this.#store.budgets.giveBack(await this.#mark(key), this.#budget);
  }

  async #mark(key: string): Promise<string> {
    this.#secret ??= this.#store.secret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac("sha256", await this.#secret)
      .update(`${this.#what} ${key}`)
      .digest("base64url");
  }
}
