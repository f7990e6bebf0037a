import { setTimeout as timer } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { InputError, type Kit } from "@medallion/kernel";
import { type Actor, type Founding, Room, type RoomCommand } from "@medallion/table";
import type { Limits } from "../limits.ts";
import { freshCode } from "../store/code.ts";
import type { Store } from "../store/store.ts";
import { isBotTable, TooManyTables } from "./allowance.ts";
import { Archives } from "./archives.ts";
import { Attendance } from "./attendance.ts";
import { BotGames } from "./bot-games.ts";
import { Chronicle } from "./chronicle.ts";
import { Crowding } from "./crowding.ts";
import { mayCome, mayEnter } from "./door.ts";
import { Presence } from "./presence.ts";
import { appendOf, type Host, openResident, Resident } from "./resident.ts";
import { Runner, type RunnerParts } from "./runner.ts";
import { Shifts } from "./shifts.ts";

export interface TablesParts {
  readonly kits: readonly Kit[];
  readonly store: Store;
  readonly limits: Limits;
  readonly node: string;
  now(): number;
  freshSeed(): string;
  freshId(): string;
  think: RunnerParts["think"];
  /** Whether there is memory for more. */
  hasMemory(): boolean;
  failed(table: string, error: unknown): void;
}

interface Kept {
  readonly resident: Resident;
  readonly runner: Runner;
  readonly presence: Presence;
  readonly attendance: Attendance;
}

/** Milliseconds between two tables that are opened because nobody runs them, and before the first of them. */
const BETWEEN = 5;
const FIRST = 500;

/** Tables that leave memory at once when there are too many. */
const AT_ONCE = 16;

/** A game between bots in which nothing has happened for so long is watched by nobody. */
const UNWATCHED = 600_000;

/** How long after the last thing done at a table somebody may still come to wait there, in milliseconds. */
const PATIENCE = 120_000;
/** The same where whoever waits may look over another node. */
const PATIENCE_ELSEWHERE = 900_000;

/** The tables of this node: brought into memory when somebody needs them, let go when nobody does. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #kept = new Map<string, Kept>();
  /** The ids of those, by their invitations. */
  readonly #invited = new Map<string, string>();
  readonly #opening = new Map<string, Promise<Resident | undefined>>();
  readonly #host: Host;
  #sweeping: NodeJS.Timeout | undefined;
  readonly #botGames: BotGames;
  readonly #crowding: Crowding;
  #relieving = false;
  #closed = false;
  #leaving = false;
  readonly #started: number;
  /** The nodes that lived when we last looked. */
  #living: readonly string[] = [];

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#started = parts.now();
    this.#botGames = new BotGames(parts.limits.botTablesPerPerson);
    const { kits, store, limits, failed } = parts;
    this.#crowding = new Crowding({
      most: limits.tablesInMemory,
      // What is due sooner would be brought back by the next sweep.
      soon: 2 * limits.lease,
      now: () => parts.now(),
      hasRoom: () => parts.hasMemory(),
    });
    this.#host = {
      kits,
      store,
      shifts: new Shifts(),
      archives: new Archives(),
      checkpointEvery: limits.checkpointEvery,
      bounds: limits,
      spectators: {
        perTable: limits.spectatorsPerTable,
        perPerson: limits.spectatorsPerPerson,
        perNetwork: limits.spectatorsPerNetwork,
      },
      botTables: limits.botTablesPerPerson,
      seats: limits.seatsPerPerson,
      now: () => parts.now(),
      freshSeed: () => parts.freshSeed(),
      changed: (resident) => this.#changed(resident),
      failed,
    };
  }

  get size(): number {
    return this.#kept.size;
  }

  /** How many watch without a seat. */
  get watching(): number {
    let watching = 0;
    for (const { resident } of this.#kept.values()) watching += resident.watching;
    return watching;
  }

  /** Looks again and again for tables that can be let go, and for such that nobody runs. */
  watch(): void {
    const every = this.#parts.limits.lease / 2;
    const sweep = (): void => {
      this.sweep()
        .catch((error: unknown) => this.#parts.failed("", error))
        .finally(() => {
          if (!this.#closed) this.#sweeping = timer(sweep, every).unref();
        });
    };
    this.#sweeping = timer(sweep, Math.min(every, FIRST)).unref();
  }

  /**
   * A new table with its founder's first command, if any. Throws `InputError` and founds nothing where that is
   * refused, and `TooManyTables` where the founder has too many.
   */
  async found(by: Actor, founding: Founding, first?: RoomCommand): Promise<Resident> {
    const at = this.#parts.now();
    const id = this.#parts.freshId();
    const entry = { at, by, command: founding, seed: this.#parts.freshSeed() };
    const { room, news } = Room.founded(this.#parts.kits, entry);
    const chronicle = new Chronicle({ position: 0, counters: room.counters.map(() => 0) });
    chronicle.add(news, room.counters);
    const reply = first && room.command(by, first, at);
    if (reply?.kind === "refused") {
      const { code, sentence, path, messages } = reply.refusal;
      throw new InputError(code, sentence, path, messages);
    }
    if (reply?.kind === "failed") throw reply.error;
    const entries = reply === undefined ? [entry] : [entry, reply.entry];
    if (reply !== undefined) chronicle.add(reply.news, room.counters);
    const invitation = freshCode();
    const append = await appendOf(id, room, 0, entries, reply?.news ?? [], this.#host.shifts);
    const { tablesPerPerson, botTablesPerPerson } = this.#parts.limits;
    const allowance = {
      ...(by !== "host" && { person: by.person }),
      tables: tablesPerPerson,
      ...(isBotTable(room) && { botTables: botTablesPerPerson }),
    };
    const write = () =>
      this.#parts.store.tables.found(id, by === "host" ? append : { ...append, allowance }, invitation);
    let outcome = await write();
    if (outcome === "too-many-bot-tables" && by !== "host" && (await this.makeRoomForBots(by.person)))
      outcome = await write();
    if (outcome !== "done") throw new TooManyTables(outcome);
    const loaded = { invitation, room, chronicle, saved: 0, updated: at };
    const resident = new Resident(id, loaded, this.#host);
    this.#keep(resident);
    return resident;
  }

  /** Forgets this owner's game between bots that nobody has watched for longest, if nobody has for a while. */
  async makeRoomForBots(owner: string): Promise<boolean> {
    // Bots only go on while somebody watches: where nothing has happened nobody does, on any node.
    const before = this.#parts.now() - UNWATCHED;
    const id = await this.#parts.store.tables.deleteIdleBots(owner, before);
    if (id === undefined) return false;
    const kept = this.#kept.get(id);
    if (kept === undefined) return true;
    kept.presence.end();
    await kept.runner.end().catch((error: unknown) => this.#parts.failed(id, error));
    this.#drop(kept.resident);
    return true;
  }

  /** The table that a name leads this person to; `undefined` if there is none that they may know of. */
  async come(name: string, person: string | undefined): Promise<Resident | undefined> {
    const known = this.known(name, person);
    if (known !== undefined) return known;
    const row = await this.#parts.store.tables.named(name, person);
    return row !== undefined && mayCome(row, name) ? this.open(row.id) : undefined;
  }

  /** The same if it is in memory; `undefined` may only mean that the store knows better. */
  known(name: string, person: string | undefined): Resident | undefined {
    const resident = this.#kept.get(this.#invited.get(name) ?? name)?.resident;
    if (resident === undefined || !mayEnter(resident, name, person)) return undefined;
    // Whoever asked for it shall find it kept when they come to use it.
    resident.touched = this.#parts.now();
    return resident;
  }

  /** The table, from memory or from the store; `undefined` if there is none. */
  async open(id: string): Promise<Resident | undefined> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) {
      kept.resident.touched = this.#parts.now();
      return kept.resident;
    }
    const opening = this.#opening.get(id) ?? this.#open(id);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  /**
   * Whether somebody is likely to wait there for others: looks from a seat here, has just done something, or may look
   * over another node.
   */
  isWaitedAt({ room, audience }: Resident, updated: number): boolean {
    if (room.places.some((_, seat) => audience.count(seat) > 0)) return true;
    const patience = this.#living.length > 1 ? PATIENCE_ELSEWHERE : PATIENCE;
    return this.#parts.now() - updated < patience;
  }

  /** The table if it is in memory. */
  resident(id: string): Resident | undefined {
    return this.#kept.get(id)?.resident;
  }

  /** Another node, or this one, wrote to a table. */
  appended(id: string, position: number): void {
    const kept = this.#kept.get(id);
    if (kept === undefined || kept.resident.knows(position)) return;
    kept.resident.catchUp(position).catch((error: unknown) => this.#parts.failed(id, error));
  }

  /** What was said between nodes may have been missed. */
  missed(): void {
    for (const id of this.#kept.keys()) this.appended(id, Number.MAX_SAFE_INTEGER);
  }

  /** Somebody came to or left a table. */
  attended(id: string): void {
    if (this.#leaving) return;
    const kept = this.#kept.get(id);
    if (kept !== undefined) kept.resident.touched = this.#parts.now();
    kept?.presence.look();
    kept?.attendance.look();
    // Bots that are alone go on when somebody comes, and rest when the last one goes.
    kept?.runner.look();
  }

  /** From now on nobody who leaves is called gone: it is this node that goes. */
  leave(): void {
    this.#leaving = true;
    for (const { presence } of this.#kept.values()) presence.end();
  }

  async sweep(): Promise<void> {
    const { store, limits } = this.#parts;
    const now = this.#parts.now();
    for (const { resident } of this.#kept.values())
      if (this.#isIdle(resident)) await this.#letGo(resident.id);
    await this.#relieve();
    if (this.#closed) return;
    await this.#mourn();
    for (const id of await store.tables.orphans(now + limits.lease / 2, 100)) {
      if (this.#closed) return;
      // One after the other, with room for everybody else in between.
      await setTimeout(BETWEEN);
      // One that cannot be opened keeps nobody from the others.
      await this.open(id).catch((error: unknown) => this.#parts.failed(id, error));
      this.#kept.get(id)?.runner.look();
    }
  }

  /** Whoever was connected to a node that is gone may be gone with it. */
  async #mourn(): Promise<void> {
    const before = this.#living;
    this.#living = await this.#parts.store.nodes.living();
    if (this.#leaving || before.every((node) => this.#living.includes(node))) return;
    for (const { presence } of this.#kept.values()) presence.lookAnew();
  }

  /** Finishes what is being written, keeps checkpoints and lets everything go. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#sweeping);
    await Promise.allSettled([...this.#kept.keys()].map((id) => this.#letGo(id)));
  }

  /** Lets tables go that nobody looks at while there are too many, or too little memory. */
  async #relieve(): Promise<void> {
    if (this.#relieving || this.#closed) return;
    this.#relieving = true;
    try {
      const ids = this.#crowding.superfluous(this.#kept);
      for (let from = 0; from < ids.length && !this.#closed; from += AT_ONCE)
        await Promise.all(
          ids
            .slice(from, from + AT_ONCE)
            .map((id) => this.#letGo(id, (resident) => this.#crowding.isSpare(resident))),
        );
    } finally {
      this.#relieving = false;
    }
  }

  /** Nobody looks or has lately; a table whose clock rings soon stays. */
  #isIdle(resident: Resident): boolean {
    const { idle } = this.#parts.limits;
    const now = this.#parts.now();
    const due = resident.room.due();
    if (resident.viewers > 0 || resident.busy || now - resident.touched <= idle) return false;
    return due === undefined || due - now >= idle;
  }

  async #open(id: string): Promise<Resident | undefined> {
    const resident = await openResident(id, this.#host);
    if (resident === undefined) return undefined;
    this.#keep(resident, this.#started + this.#parts.limits.homecoming);
    return resident;
  }

  #keep(resident: Resident, notBefore = 0): void {
    const { store, node, limits, failed } = this.#parts;
    const runner = new Runner(resident, {
      nodes: store.nodes,
      node,
      trust: limits.lease / 2,
      botPace: limits.botPace,
      notBefore,
      now: () => this.#parts.now(),
      botGames: this.#botGames,
      think: (...asked) => this.#parts.think(...asked),
      failed,
    });
    const before = this.#kept.get(resident.id);
    before?.presence.end();
    before?.attendance.end();
    const presence = new Presence(resident, limits.grace, (error) => failed(resident.id, error));
    const attendance = new Attendance(resident);
    this.#kept.set(resident.id, { resident, runner, presence, attendance });
    this.#invited.set(resident.invitation, resident.id);
    runner.look();
    this.#relieve().catch((error: unknown) => failed("", error));
  }

  async #letGo(id: string, mayGo = (resident: Resident) => this.#isIdle(resident)): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    kept.presence.end();
    kept.attendance.end();
    await kept.resident.rest();
    const released = await kept.runner.end().then(
      () => true,
      (error: unknown) => this.#parts.failed(id, error),
    );
    // Somebody may have come meanwhile; and a table that this node still claims would be run by nobody.
    if (!this.#closed && (released !== true || !mayGo(kept.resident))) {
      this.#keep(kept.resident);
      this.attended(id);
      return;
    }
    this.#drop(kept.resident);
  }

  #drop(resident: Resident): void {
    resident.end();
    this.#host.archives.drop(resident.id);
    this.#kept.delete(resident.id);
    this.#invited.delete(resident.invitation);
  }

  #changed(resident: Resident): void {
    const kept = this.#kept.get(resident.id);
    kept?.runner.look();
    if (!this.#leaving) kept?.presence.look();
  }
}
