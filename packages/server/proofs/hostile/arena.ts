import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { at, randomOf } from "@medallion/kernel";
import { type CallOf, callRoute, type PlayerRouteName, type ReplyOf } from "@medallion/protocol";
import type { LogEntry } from "@medallion/table";
import type { Limits } from "../../src/limits.ts";
import { rate } from "../../src/ratings/rate.ts";
import { openStore } from "../../src/store/open.ts";
import type { Counts, Store } from "../../src/store/store.ts";
import { faultsOf } from "../checks.ts";
import { gather, WAYS } from "../gathering.ts";
import { Person } from "../person.ts";
import { GENEROUS, ServerProcess } from "../server-process.ts";
import { HostileSocket } from "./hostile-socket.ts";

/** Somebody with a token of their own. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

const FILE = "hostile.db";

/** What the bystanders play. */
const WAY = at(WAYS, 0);

/** A server under attack, at which two well-behaved people play one game after another all the while. */
export class Arena {
  readonly server: ServerProcess;
  readonly store: Store;
  readonly #folder: string;
  readonly #bystanders: Promise<Bystanders>;
  #isOver = false;

  private constructor(server: ServerProcess, store: Store, folder: string, people: readonly Person[]) {
    this.server = server;
    this.store = store;
    this.#folder = folder;
    this.#bystanders = this.#playOn(people);
  }

  static async open(limits: Partial<Limits> = {}, trustProxy?: string): Promise<Arena> {
    const folder = await mkdtemp(join(tmpdir(), "medallion-hostile-"));
    const database = `sqlite:${join(folder, FILE)}`;
    const server = await ServerProcess.start({
      database,
      port: 0,
      limits: { ...GENEROUS, ...limits },
      ...(trustProxy !== undefined && { trustProxy }),
    });
    const people: Person[] = [];
    for (let index = 0; index <= WAY.seats; index++)
      people.push(
        await Person.arrive([server.origin], 0, `Bystander ${index}`, randomOf(`bystander ${index}`)),
      );
    return new Arena(server, await openStore(database, { rate }), folder, people);
  }

  get origin(): string {
    return this.server.origin;
  }

  async guest(name = "Stranger"): Promise<Guest> {
    const { person, token } = await callRoute(fetch, this.origin, undefined, "guest", { body: { name } });
    return { id: person.id, name: person.name, token };
  }

  call<N extends PlayerRouteName>(
    guest: Guest | undefined,
    name: N,
    call: CallOf<N> = {},
  ): Promise<ReplyOf<N>> {
    return callRoute(fetch, this.origin, guest?.token, name, call);
  }

  /** A bare socket that has said nothing yet. */
  socket(options: { readonly autoPong?: boolean; readonly headers?: Readonly<Record<string, string>> } = {}) {
    return HostileSocket.open(this.origin, options);
  }

  /** A bare socket that has said hello. */
  async greeted(guest: Guest): Promise<HostileSocket> {
    const socket = await this.socket();
    await socket.hello(guest.token);
    return socket;
  }

  counts(): Promise<Counts> {
    return this.store.counts();
  }

  async log(table: string): Promise<readonly LogEntry[]> {
    await this.#carried(table);
    return this.store.tables.entries(table);
  }

  /** The server has its file alone and keeps moves in a journal first: who reads beside it waits until they are carried. */
  async #carried(table: string): Promise<void> {
    const file = new DatabaseSync(this.#file, { readOnly: true });
    try {
      const waiting = file.prepare("select 1 from journal where works like ?");
      while (waiting.get(`%${table}%`) !== undefined) await delay(50);
    } finally {
      file.close();
    }
  }

  get #file(): string {
    return join(this.#folder, FILE);
  }

  /** What people brought about there; the host notes by itself who is gone and back, whenever it finds the time. */
  async doneByPeople(table: string): Promise<readonly LogEntry[]> {
    return (await this.log(table)).filter(({ by }) => by !== "host");
  }

  /** Ends it; what is wrong with the games that were played meanwhile, and with what the server wrote to its log. */
  async close(): Promise<readonly string[]> {
    this.#isOver = true;
    try {
      const { games, faults } = await this.#bystanders;
      const alive = await fetch(`${this.origin}/healthz`);
      return [
        ...faults,
        ...(games === 0 ? ["no well-behaved game came to its end"] : []),
        ...(alive.ok ? [] : [`the server answers ${alive.status}`]),
        ...this.server.log.filter((line) => line.includes('"level":"error"')),
      ];
    } finally {
      await this.store.close();
      await this.server.kill();
      await rm(this.#folder, { recursive: true, force: true });
    }
  }

  async #playOn(people: readonly Person[]): Promise<Bystanders> {
    const faults: string[] = [];
    let games = 0;
    do {
      const table = await gather(people, {
        way: WAY,
        bots: new Set(),
        clock: { kind: "none" },
        seed: `game ${games}`,
      });
      for (const player of table.players) player.ready();
      await Promise.all(table.players.map(({ over }) => over));
      const reply = await fetch(`${this.origin}/api/tables/${table.id}/games/0/record`);
      faults.push(...(await faultsOf(table, await reply.text(), this.store)));
      for (const player of table.players) player.leave();
      games++;
    } while (!this.#isOver);
    for (const person of people) person.leave();
    return { games, faults };
  }
}

interface Bystanders {
  readonly games: number;
  readonly faults: readonly string[];
}

/** Resolves with the event, or fails after so many milliseconds. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = once(AbortSignal.any([AbortSignal.timeout(milliseconds), controller.signal]), "abort").then(
    () => {
      throw new Error(`${what} took more than ${milliseconds} ms`);
    },
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    controller.abort();
  }
}
