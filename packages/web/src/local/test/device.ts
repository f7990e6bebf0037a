import "fake-indexeddb/auto";
import { loadKit } from "@medallion/games/lazy";
import type { Kit } from "@medallion/kernel";
import { type Connection, connect } from "@medallion/protocol";
import { type BotTask, chooseFor, type Settings, usualSettings } from "@medallion/table";
import { onTestFinished } from "vitest";
import type { ChangeChannel } from "../change-channel.ts";
import { type Database, databaseNamed } from "../database.ts";
import type { LocalSeat, LocalWish } from "../local-tables.ts";
import { type PortSocket, portSocket } from "../port-socket.ts";
import { TablesClient } from "../tables-client.ts";
import { deviceStore } from "../worker/device-store.ts";
import { LineEnd } from "../worker/line-end.ts";
import { serveCalls } from "../worker/serve-calls.ts";
import type { Store } from "../worker/store.ts";
import type { TableLock } from "../worker/table-lock.ts";
import { Tables } from "../worker/tables.ts";

export const GAME = "gwent";

export async function kitOf(game: string): Promise<Kit> {
  const kit = await loadKit(game);
  if (kit === undefined) throw new Error(`there is no game ${game}`);
  return kit;
}

export const BOT: LocalSeat = { kind: "bot", bot: "greedy" };
export const ANNA: LocalSeat = { kind: "person", name: "Anna" };
export const BEN: LocalSeat = { kind: "person", name: "Ben" };

export function wish(seats: readonly LocalSeat[], change: Partial<Settings> = {}): LocalWish {
  return { settings: { ...usualSettings(GAME, "standard", seats.length), ...change }, seats };
}

export interface TabParts {
  readonly store: Store;
  readonly database: () => Promise<Database>;
  readonly kitOf: (game: string) => Promise<Kit>;
  readonly think: (kit: Kit, task: BotTask) => number | Promise<number>;
  readonly now: () => number;
  /** How many times faster than ours its time is. */
  readonly hurry: number;
  /** A digit that makes other games. */
  readonly seed: string;
  /** How its tables are called. */
  readonly ids: string;
}

let names = 0;

/** A browser for the test that runs now; closed after it. */
export function aDevice(open?: () => Promise<Database>): Device {
  const device = new Device(open);
  onTestFinished(() => device.close());
  return device;
}

/** One browser of one person: its database, its locks, and any number of tabs. */
export class Device {
  readonly #open: () => Promise<Database>;
  readonly #tabs = new Set<Tab>();
  readonly #holders = new Map<string, TableLock[]>();
  readonly store: Store;
  readonly #listeners = new Set<(table: string) => void>();
  /** What all pages of this device hear from its workers. */
  readonly channel: ChangeChannel = {
    post: () => {},
    watch: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
  };

  constructor(open = databaseNamed(`device ${names++}`)) {
    this.#open = open;
    this.store = deviceStore(open);
  }

  database(): Promise<Database> {
    return this.#open();
  }

  tab(parts: Partial<TabParts> = {}): Tab {
    const tab = new Tab(this, { store: this.store, ...parts });
    this.#tabs.add(tab);
    return tab;
  }

  /** Only the first that has a table open holds it; the next one when that is gone. */
  hold(table: string): TableLock {
    const holders = this.#holders.get(table) ?? [];
    this.#holders.set(table, holders);
    const lock = {
      first: holders.length === 0,
      get held(): boolean {
        return holders[0] === lock;
      },
      release: () => {
        if (holders.includes(lock)) holders.splice(holders.indexOf(lock), 1);
      },
    };
    holders.push(lock);
    return lock;
  }

  announce(from: Tab, table: string): void {
    for (const listener of [...this.#listeners]) listener(table);
    for (const tab of this.#tabs) if (tab !== from) void tab.tables.heard(table);
  }

  closed(tab: Tab): void {
    this.#tabs.delete(tab);
  }

  close(): void {
    for (const tab of [...this.#tabs]) tab.close();
  }
}

/** One tab: its worker's tables and its page's client, connected as in a browser. */
export class Tab {
  readonly tables: Tables;
  readonly client: TablesClient;
  readonly connection: Connection;
  readonly #device: Device;
  readonly #ports: MessagePort[] = [];
  readonly #sockets = new Set<PortSocket>();
  readonly #held = new Set<TableLock>();
  #gone = false;

  constructor(device: Device, parts: Partial<TabParts> & { readonly store: Store }) {
    this.#device = device;
    const { hurry = 1 } = parts;
    const now = parts.now ?? (() => Date.now() * hurry);
    let ids = 0;
    let seeds = 0;
    this.tables = new Tables({
      store: this.#mortal(parts.store),
      kitOf: parts.kitOf ?? kitOf,
      now,
      freshSeed: () => (seeds++).toString(16).padStart(64, parts.seed ?? "5"),
      freshId: () => `table-of-${parts.ids ?? "trials"}-${ids++}`,
      pause: (milliseconds, signal) =>
        new Promise((resolve) => {
          const wait = Math.max(0, milliseconds / hurry);
          const timer = setTimeout(() => !this.#gone && resolve(), wait);
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve();
          });
        }),
      pace: () => 0,
      think: parts.think ?? ((kit, task) => chooseFor(kit, task)),
      hold: async (table) => {
        const lock = device.hold(table);
        this.#held.add(lock);
        return lock;
      },
      announce: (table) => device.announce(this, table),
    });
    this.client = new TablesClient({
      port: () => this.#port((end) => serveCalls(end, this.tables)),
      database: parts.database ?? (() => device.database()),
      channel: device.channel,
    });
    this.connection = connect({
      url: "worker:",
      open: () => {
        const port = this.#port((end) => void new LineEnd(end, this.tables, now));
        const socket = portSocket(port, (closed) => this.#sockets.delete(closed));
        this.#sockets.add(socket);
        return socket;
      },
      timers: {
        set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds / hurry)),
        clear: (timer) => clearTimeout(timer),
        now,
      },
      random: () => 0,
    });
  }

  /** The worker is gone from one moment to the next, and another one is there. */
  breakLine(): void {
    for (const socket of [...this.#sockets]) {
      this.#sockets.delete(socket);
      socket.lost();
    }
    this.connection.hurry();
  }

  /** Ends all at once, as a crash does; what was not written is lost. */
  close(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#device.closed(this);
    this.connection.close();
    for (const port of this.#ports) port.close();
    for (const lock of this.#held) lock.release();
  }

  #port(serve: (end: MessagePort) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#ports.push(port1, port2);
    serve(port2);
    return port1;
  }

  /** A store that this tab cannot reach any more once it is gone. */
  #mortal(store: Store): Store {
    return {
      ...store,
      append: (append) => (this.#gone ? new Promise(() => {}) : store.append(append)),
    };
  }
}
