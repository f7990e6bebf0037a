import type { Seat } from "@medallion/kernel";
import type { LobbyFilter, TableCard, WirePerson } from "../cards.ts";
import type { WireMaintenance } from "../maintenance.ts";
import type { WireRefusal } from "../refusal.ts";
import type { ClientMessage, ServerMessage } from "../socket.ts";
import { retryDelay } from "./backoff.ts";
import type { ClientHost } from "./host.ts";
import { Line, type Welcome } from "./line.ts";
import { TableLink, type TableListener } from "./link.ts";

/** `waiting`: lost, and trying again by itself. `closed`: for good, by us or because the server does not want us. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

/** What a client connects to, as whom, and what it brings from where it runs. */
export interface Address extends ClientHost {
  /** `ws://` or `wss://` with the path of the socket. */
  readonly url: string;
  /** Absent where the browser sends it as a cookie. */
  readonly token?: string;
}

/** A connection that lasted so long was a good one: the next loss begins with a short wait. */
const STEADY = 5000;

/** Connects, and keeps connected until it is closed. */
export function connect(address: Address): Connection {
  return new Connection(address);
}

/** One client at one server: any number of tables over one socket at a time, one after the other as they are lost. */
export class Connection {
  readonly #address: Address;
  readonly #links = new Map<string, TableLink>();
  readonly #watchers = new Set<(state: ConnectionState) => void>();
  #state: ConnectionState = "connecting";
  #line: Line | undefined;
  #retry: number | undefined;
  #failed = 0;
  #openSince: number | undefined;
  #askedToWait = 0;
  #requests = 0;
  #welcome: Welcome | undefined;
  #skew = 0;
  #why: WireRefusal | undefined;
  #maintenance: WireMaintenance | undefined;
  readonly #maintenanceListeners = new Set<MaintenanceListener>();
  #lobby: { readonly filter: LobbyFilter; readonly listener: LobbyListener } | undefined;

  constructor(address: Address) {
    this.#address = address;
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Who the server takes us for; absent before its first welcome. */
  get you(): WirePerson | undefined {
    return this.#welcome?.you;
  }

  /** Why the server closed it, or for the time being sent us away. */
  get why(): WireRefusal | undefined {
    return this.#why;
  }

  /** The server's time, as well as it is known. */
  serverNow(): number {
    return this.#address.timers.now() + this.#skew;
  }

  /** Calls the watcher with every new state; gives back how to stop. */
  watch(watcher: (state: ConnectionState) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Tells now, and whenever it changes, what the server's owner announced; gives back how to stop. */
  maintenance(listener: MaintenanceListener): () => void {
    this.#maintenanceListeners.add(listener);
    if (this.#maintenance !== undefined) listener(this.#maintenance);
    return () => this.#maintenanceListeners.delete(listener);
  }

  /** Looks at a table from a seat of one's own, or as a spectator: from the event `since` on, or all of the current game. */
  attach(
    table: string,
    seat: Seat | null,
    listener: TableListener,
    since: number | "game" = "game",
  ): TableLink {
    const key = keyOf(table, seat);
    if (this.#links.has(key)) throw new Error(`${key} is attached already`);
    const link = new TableLink(
      {
        isOpen: () => this.#state === "open",
        send: (message) => this.#send(message),
        nextRequest: () => this.#requests++,
        forget: () => this.#links.delete(key),
      },
      { table, seat, since },
      listener,
    );
    this.#links.set(key, link);
    if (this.#state === "open") link.attach();
    if (this.#state === "closed") link.end();
    return link;
  }

  /** Follows the open tables of the server; the last filter given holds. Gives back how to stop. */
  lobby(filter: LobbyFilter, listener: LobbyListener): () => void {
    const following = { filter, listener };
    this.#lobby = following;
    if (this.#state === "open") this.#send({ kind: "lobby", on: true, filter });
    return () => {
      if (this.#lobby !== following) return;
      this.#lobby = undefined;
      if (this.#state === "open") this.#send({ kind: "lobby", on: false });
    };
  }

  /** Tries again now instead of later: the network is back. */
  hurry(): void {
    if (this.#state === "waiting") this.#open();
  }

  close(): void {
    this.#line?.close();
    this.#end();
  }

  #open(): void {
    if (this.#retry !== undefined) this.#address.timers.clear(this.#retry);
    this.#retry = undefined;
    this.#become("connecting");
    // A watcher may have closed it.
    if (this.#state !== "connecting") return;
    const { url, token } = this.#address;
    const line: Line = new Line(this.#address, url, token, {
      welcomed: (welcome) => this.#welcomed(welcome),
      heard: (message) => this.#heard(message),
      lost: () => this.#lost(),
    });
    this.#line = line;
  }

  #welcomed(welcome: Welcome): void {
    const { timers } = this.#address;
    this.#welcome = welcome;
    this.#skew = welcome.now - timers.now();
    this.#openSince = timers.now();
    this.#why = undefined;
    this.#askedToWait = 0;
    // It is said again after every welcome if it still holds.
    this.#maintenance = undefined;
    this.#become("open");
    if (this.#state !== "open") return;
    for (const link of [...this.#links.values()]) link.attach();
    if (this.#lobby !== undefined) this.#send({ kind: "lobby", on: true, filter: this.#lobby.filter });
  }

  #heard(message: Exclude<ServerMessage, { kind: "welcome" }>): void {
    switch (message.kind) {
      case "history":
      case "attached":
      case "update":
        this.#links.get(keyOf(message.table, message.seat))?.hear(message);
        return;
      case "watching":
        this.#links.get(keyOf(message.table, message.seat))?.watched(message.count);
        return;
      case "done":
      case "refused":
        // Before the welcome it is the hello that was refused, and would be again.
        if (this.#state === "connecting" && message.kind === "refused") this.#dismissed(message.refusal);
        else for (const link of [...this.#links.values()]) if (link.answered(message)) return;
        return;
      case "detached": {
        const { table, seat, code, sentence } = message;
        this.#links.get(keyOf(table, seat))?.dismiss({ code, sentence });
        return;
      }
      case "lobby":
        this.#lobby?.listener(message.tables);
        return;
      case "maintenance":
        this.#maintenance = message.maintenance;
        for (const listener of [...this.#maintenanceListeners]) listener(message.maintenance);
        return;
      case "pong":
        return;
      case "bye": {
        const { code, sentence, retryAfter, until, reason } = message;
        const more = { ...(until !== undefined && { until }), ...(reason !== undefined && { reason }) };
        if (retryAfter === undefined) this.#dismissed({ code, sentence, ...more });
        else {
          this.#why = { code, sentence };
          this.#askedToWait = retryAfter;
          this.#line?.close();
          this.#lost();
        }
        return;
      }
    }
  }

  /** The server does not want us: trying again would change nothing. */
  #dismissed(why: WireRefusal): void {
    this.#why = why;
    this.close();
  }

  #lost(): void {
    const { timers, random } = this.#address;
    if (this.#openSince !== undefined && timers.now() - this.#openSince >= STEADY) this.#failed = 0;
    this.#openSince = undefined;
    this.#line = undefined;
    const delay = retryDelay(this.#failed++, random, this.#askedToWait);
    this.#askedToWait = 0;
    this.#retry = timers.set(() => this.#open(), delay);
    for (const link of [...this.#links.values()]) link.lose();
    this.#become("waiting");
  }

  #end(): void {
    if (this.#state === "closed") return;
    this.#line = undefined;
    if (this.#retry !== undefined) this.#address.timers.clear(this.#retry);
    this.#become("closed");
    for (const link of [...this.#links.values()]) link.end();
  }

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const watcher of [...this.#watchers]) watcher(state);
  }

  #send(message: ClientMessage): void {
    this.#line?.send(message);
  }
}

export type MaintenanceListener = (maintenance: WireMaintenance | undefined) => void;
export type LobbyListener = (tables: readonly TableCard[]) => void;

function keyOf(table: string, seat: Seat | null): string {
  return `${table}/${seat ?? "spectator"}`;
}
