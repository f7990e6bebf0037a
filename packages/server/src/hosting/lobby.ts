import { setImmediate } from "node:timers/promises";
import type { Kit } from "@medallion/kernel";
import type { LobbyFilter, TableCard } from "@medallion/protocol";
import type { Store, TableRow } from "../store/store.ts";

/** How many open tables a list shows, and from how many of the newest they are chosen. */
const LISTED = 100;
const CHOSEN_FROM = 500;
/** So many of one network come before those of others that are older. */
const PER_NETWORK = 5;
/** Tables of which it is known from where they were founded. */
const REMEMBERED = 20_000;
/** Changes within so many milliseconds are told together, and a list that is no older is as good as a new one. */
const TOGETHER = 150;
/** So many are told in one turn of the event loop. */
const AT_ONCE = 50;

export interface LobbyParts {
  readonly kits: readonly Pick<Kit, "game" | "lobby">[];
  readonly store: { readonly tables: Pick<Store["tables"], "lobby"> };
  failed(error: unknown): void;
  /** Whoever is shut out waits for nobody: the tables they are the host of are in no list meanwhile. */
  isShutOut(person: string): boolean;
  /** Whether this host looks at this table. */
  isHostThere(table: string, host: string): boolean;
}

interface Follower {
  readonly send: (text: string) => void;
  shown: string | undefined;
}

/** All who follow one list, and what it says: read and written once for all of them. */
interface Following {
  readonly filter: LobbyFilter;
  readonly followers: Set<Follower>;
  text: string | undefined;
  /** When it was last read. */
  read: number;
  reading: Promise<void> | undefined;
}

/** The list of open tables, live. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #followed = new Map<string, Following>();
  /** The networks that tables were founded from on this node, the oldest first. */
  readonly #networks = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  /** Lists are being read one after the other; what changes meanwhile is read when all have been. */
  #isTelling = false;
  #hasChanged = false;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  async list(filter: LobbyFilter, limit = LISTED): Promise<readonly TableCard[]> {
    const { store, isShutOut } = this.#parts;
    const rows = await store.tables.lobby({ ...present(filter), limit: CHOSEN_FROM });
    const shown = this.#inOrder(rows.filter(({ owner }) => !isShutOut(owner)));
    return shown.slice(0, limit).map(cardOf);
  }

  /** A table was founded by somebody of this network. */
  foundFrom(table: string, network: string): void {
    this.#networks.set(table, network);
    if (this.#networks.size <= REMEMBERED) return;
    for (const oldest of this.#networks.keys()) {
      this.#networks.delete(oldest);
      break;
    }
  }

  /** Whose host is there comes first, then what is newest; what one network has too much of comes last. */
  #inOrder(newest: readonly TableRow[]): readonly TableRow[] {
    const perNetwork = new Map<string, number>();
    const ranks = [true, false].flatMap((isThere) => {
      const rows = newest.filter(({ id, owner }) => this.#parts.isHostThere(id, owner) === isThere);
      return rows.map((row) => {
        const network = this.#networks.get(row.id) ?? row.id;
        const before = perNetwork.get(network) ?? 0;
        perNetwork.set(network, before + 1);
        return { row, isTooMuch: before >= PER_NETWORK };
      });
    });
    const rowsOf = (isTooMuch: boolean): readonly TableRow[] =>
      ranks.filter((rank) => rank.isTooMuch === isTooMuch).map(({ row }) => row);
    return [...rowsOf(false), ...rowsOf(true)];
  }

  /** Sends the list now and whenever it changes; gives back how to stop. */
  async follow(filter: LobbyFilter, send: (text: string) => void): Promise<() => void> {
    const follower: Follower = { send, shown: undefined };
    if (!this.#isPlayed(filter)) {
      send(textOf([]));
      return () => {};
    }
    const key = JSON.stringify(filter);
    const following = this.#followed.get(key) ?? followingOf(filter);
    this.#followed.set(key, following);
    following.followers.add(follower);
    const stop = (): void => {
      following.followers.delete(follower);
      if (following.followers.size === 0 && this.#followed.get(key) === following) this.#followed.delete(key);
    };
    try {
      if (performance.now() - following.read >= TOGETHER) await this.#read(following);
    } catch (error) {
      stop();
      throw error;
    }
    // What has changed since it was read is told to all of them soon.
    show(following, follower);
    return stop;
  }

  /** A table that people can or could join has changed. */
  changed(): void {
    this.#hasChanged = true;
    if (this.#followed.size === 0 || this.#timer !== undefined || this.#isTelling) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isTelling = true;
      this.#hasChanged = false;
      this.#tellAll()
        .catch((error: unknown) => this.#parts.failed(error))
        .finally(() => {
          this.#isTelling = false;
          if (this.#hasChanged) this.changed();
        });
    }, TOGETHER);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#followed.clear();
  }

  async #tellAll(): Promise<void> {
    for (const following of this.#followed.values()) {
      await this.#read(following);
      let told = 0;
      for (const follower of following.followers)
        if (show(following, follower) && ++told % AT_ONCE === 0) await setImmediate();
    }
  }

  /** Reads what a list says, once for all who want it at the same time. */
  #read(following: Following): Promise<void> {
    following.reading ??= this.list(following.filter)
      .then((tables) => {
        const text = textOf(tables);
        // The same text stays the same thing, so that it is compared at once.
        if (text !== following.text) following.text = text;
        following.read = performance.now();
      })
      .finally(() => {
        following.reading = undefined;
      });
    return following.reading;
  }

  /** Whether there is such a game and mode: of lists that nothing can be in there are any number. */
  #isPlayed({ game, mode }: LobbyFilter): boolean {
    return this.#parts.kits.some(
      (kit) =>
        (game === undefined || kit.game.id === game) &&
        (mode === undefined || kit.lobby.modes.some(({ id }) => id === mode)),
    );
  }
}

function followingOf(filter: LobbyFilter): Following {
  return {
    filter,
    followers: new Set(),
    text: undefined,
    read: Number.NEGATIVE_INFINITY,
    reading: undefined,
  };
}

/** Tells a follower what the list says; whether it is news to them. */
function show({ followers, text }: Following, follower: Follower): boolean {
  if (text === undefined || text === follower.shown || !followers.has(follower)) return false;
  follower.shown = text;
  follower.send(text);
  return true;
}

function textOf(tables: readonly TableCard[]): string {
  return JSON.stringify({ kind: "lobby", tables });
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
