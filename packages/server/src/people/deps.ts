import type { Visitor } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import type { Store } from "../store/store.ts";
import type { People } from "./people.ts";

/** What the routes about people need. */
export interface PeopleDeps {
  readonly store: Store;
  readonly people: People;
  readonly limits: Pick<
    Limits,
    | "favouritesPerPerson"
    | "gamesPerAccount"
    | "guestGame"
    | "guestsPerHour"
    | "loginsPerMinute"
    | "rankedGames"
  >;
  readonly now?: () => number;
  /** Throws the refusal for who is banned. */
  admit?(person: string): void;
  /** Takes somebody who goes for good from all tables. */
  leaveTables?(visitor: Visitor): Promise<void>;
  /** Takes who was forgotten from these tables, to which requests still under way may have brought them. */
  clearTables?(person: string, tables: readonly string[]): Promise<void>;
  /** What was written of these tables has changed. */
  reread?(tables: readonly string[]): Promise<void>;
}
