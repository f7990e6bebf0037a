import { hash } from "node:crypto";
import type { LobbyFilter, TableCard } from "@medallion/protocol";
import type { Store, TableRow } from "../store/store.ts";

/** How many open tables a list shows. */
const LISTED = 100;
/** Changes within so many milliseconds are told together. */
const TOGETHER = 150;

interface Follower {
  readonly filter: LobbyFilter;
  readonly send: (text: string) => void;
  shown: string;
}

/** The list of open tables, live. */
export class Lobby {
  readonly #store: Store;
  readonly #failed: (error: unknown) => void;
  readonly #isShutOut: (person: string) => boolean;
  readonly #followers = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;

  /** Whoever is shut out waits for nobody: the tables they are the host of are in no list meanwhile. */
  constructor(
    store: Store,
    failed: (error: unknown) => void,
    isShutOut: (person: string) => boolean = () => false,
  ) {
    this.#store = store;
    this.#failed = failed;
    this.#isShutOut = isShutOut;
  }

  async list(filter: LobbyFilter, limit = LISTED): Promise<readonly TableCard[]> {
    const rows = await this.#store.tables.lobby({ ...present(filter), limit });
    return rows.filter(({ owner }) => !this.#isShutOut(owner)).map(cardOf);
  }

  /** Sends the list now and whenever it changes; gives back how to stop. */
  async follow(filter: LobbyFilter, send: (text: string) => void): Promise<() => void> {
    const follower: Follower = { filter, send, shown: "" };
    this.#followers.add(follower);
    try {
      await this.#show(follower, new Map());
    } catch (error) {
      this.#followers.delete(follower);
      throw error;
    }
    return () => this.#followers.delete(follower);
  }

  /** A table that people can or could join has changed. */
  changed(): void {
    if (this.#followers.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showAll().catch(this.#failed);
    }, TOGETHER);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#followers.clear();
  }

  async #showAll(): Promise<void> {
    const lists = new Map<string, Promise<string>>();
    await Promise.all([...this.#followers].map((follower) => this.#show(follower, lists)));
  }

  async #show(follower: Follower, lists: Map<string, Promise<string>>): Promise<void> {
    const key = JSON.stringify(follower.filter);
    const listing =
      lists.get(key) ??
      this.list(follower.filter).then((tables) => JSON.stringify({ kind: "lobby", tables }));
    lists.set(key, listing);
    const text = await listing;
    const print = hash("sha1", text, "base64");
    if (print === follower.shown || !this.#followers.has(follower)) return;
    follower.shown = print;
    follower.send(text);
  }
}

function present({ game, mode, rated }: LobbyFilter) {
  return {
    ...(game !== undefined && { game }),
    ...(mode !== undefined && { mode }),
    ...(rated !== undefined && { rated }),
  };
}

/** A table as lists show it. */
export function cardOf(row: TableRow): TableCard {
  const { id, stage, created, updated } = row;
  // Written by `summaryOf` from a room.
  const card = row.card as Pick<TableCard, "settings" | "places" | "owner">;
  return { id, stage, created, updated, settings: card.settings, places: card.places, owner: card.owner };
}
