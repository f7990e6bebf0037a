import type { Store } from "../store/store.ts";
import { HourlyBudget } from "./hourly-budget.ts";
import { networkOf, regionOf, siteOf } from "./rate-limit.ts";

/** A customer of IPv6 may have 256 networks: together they have as much as so many. */
const NETWORKS_PER_SITE = 4;
/** An organisation of IPv6 may have 65,536. */
const NETWORKS_PER_REGION = 8;

/** So many per hour for each network, over all nodes, and not much more for a site or region of many networks. */
export class NetworkBudget {
  /** The narrowest first. */
  readonly #levels: readonly { readonly budget: HourlyBudget; keyOf(network: string): string }[];

  constructor(
    store: Pick<Store, "budgets" | "secret">,
    what: string,
    perHour: number,
    now: () => number = Date.now,
  ) {
    const level = (name: string, times: number, keyOf: (network: string) => string) => ({
      budget: new HourlyBudget(store, name, perHour * times, now),
      keyOf,
    });
    this.#levels = [
      level(what, 1, (network) => network),
      level(`${what} of a site`, NETWORKS_PER_SITE, siteOf),
      level(`${what} of a region`, NETWORKS_PER_REGION, regionOf),
    ];
  }

  /** Takes one; false, and nothing taken, if there is none. */
  async take(address: string): Promise<boolean> {
    const taken: { readonly budget: HourlyBudget; readonly key: string }[] = [];
    for (const { budget, key } of this.#of(address)) {
      if (await budget.take(key)) {
        taken.push({ budget, key });
        continue;
      }
      for (const one of taken) await one.budget.giveBack(one.key);
      return false;
    }
    return true;
  }

  /** Puts back what was taken. */
  async giveBack(address: string): Promise<void> {
    for (const { budget, key } of this.#of(address)) await budget.giveBack(key);
  }

  /** Whatever this address is counted by: of IPv4 itself alone. */
  #of(address: string): readonly { readonly budget: HourlyBudget; readonly key: string }[] {
    const network = networkOf(address);
    return this.#levels
      .map(({ budget, keyOf }) => ({ budget, key: keyOf(network) }))
      .filter(({ key }, level) => level === 0 || key !== network);
  }
}
