import type { Limits } from "../limits.ts";
import type { Store } from "../store/store.ts";
import type { People } from "./people.ts";

/** What the routes about people need. */
export interface PeopleDeps {
  readonly store: Store;
  readonly people: People;
  readonly limits: Pick<Limits, "loginsPerMinute" | "guestsPerHour">;
  readonly now?: () => number;
}
