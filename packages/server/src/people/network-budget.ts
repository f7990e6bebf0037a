import type { Store } from "../store/store.ts";
import { HourlyBudget } from "./hourly-budget.ts";
import { networkOf, siteOf } from "./rate-limit.ts";

/** A customer of IPv6 may have 256 networks: together they have as much as so many. */
const NETWORKS_PER_SITE = 4;

/** So many per hour for each network, over all nodes, and not much more for a site of many networks. */
export class NetworkBudget {
  readonly #networks: HourlyBudget;
  readonly #sites: HourlyBudget;

  constructor(
    store: Pick<Store, "budgets" | "secret">,
    what: string,
    perHour: number,
    now: () => number = Date.now,
  ) {
    this.#networks = new HourlyBudget(store, what, perHour, now);
    this.#sites = new HourlyBudget(store, `${what} of a site`, perHour * NETWORKS_PER_SITE, now);
  }

  /** Takes one; false, and nothing taken, if there is none. */
  async take(address: string): Promise<boolean> {
    const network = networkOf(address);
    const site = siteOf(network);
    if (!(await this.#networks.take(network))) return false;
    if (site === network || (await this.#sites.take(site))) return true;
    await this.#networks.giveBack(network);
    return false;
  }

  /** Puts back what was taken. */
  async giveBack(address: string): Promise<void> {
    const network = networkOf(address);
    const site = siteOf(network);
    await this.#networks.giveBack(network);
    if (site !== network) await this.#sites.giveBack(site);
  }
}
