import { setTimeout } from "node:timers/promises";
import { at, type Kit, type Seat } from "@medallion/kernel";
import type {
  Actor,
  LogEntry,
  News,
  Room,
  RoomCommand,
  RoomEvent,
  RoomLook,
  RoomRefusal,
} from "@medallion/table";
import type { Append, Store } from "../store/store.ts";
import { Audience } from "./audience.ts";
import { Delayed } from "./delayed.ts";
import { eventsSince } from "./history.ts";
import { loadRoom } from "./load.ts";
import { Mailbox } from "./mailbox.ts";
import { finishedIn, summaryOf } from "./summary.ts";
import type { Viewer } from "./viewer.ts";

/** What became of a command. `done` means durable and told to everybody. */
export type CommandOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly refusal: RoomRefusal | Broken; readonly look: RoomLook | undefined };

/** Our mistake, or the store's: nothing was applied. */
export interface Broken {
  readonly code: "failed" | "store-failed" | "busy";
  readonly sentence: string;
}

/** What a resident table needs of its server. */
export interface Host {
  readonly kits: readonly Kit[];
  readonly store: Store;
  readonly checkpointEvery: number;
  now(): number;
  freshSeed(): string;
  /** After every change, once it is durable. */
  changed(resident: Resident): void;
  failed(table: string, error: unknown): void;
}

/** How often a command is tried again after another node wrote first. */
const MOST_TRIES = 40;

/** One table in memory. Everything that touches it waits in one mailbox, so nobody ever sees what is not durable. */
export class Resident {
  readonly id: string;
  readonly audience: Audience;
  readonly #host: Host;
  readonly #mailbox = new Mailbox();
  #delayed: Delayed | undefined;
  #room: Room;
  #saved: number;
  /** When somebody last did something here. */
  touched: number;

  constructor(id: string, room: Room, saved: number, host: Host) {
    this.id = id;
    this.audience = new Audience(id);
    this.#room = room;
    this.#saved = saved;
    this.#host = host;
    this.touched = host.now();
  }

  get room(): Room {
    return this.#room;
  }

  get busy(): boolean {
    return this.#mailbox.busy;
  }

  /** How many look at it, those who see it late included. */
  get viewers(): number {
    return this.audience.size + (this.#delayed?.audience.size ?? 0);
  }

  /** How many watch without a seat. */
  get watching(): number {
    return this.audience.count(null) + (this.#delayed?.audience.size ?? 0);
  }

  /** Decides, writes and tells, in this order. */
  command(by: Actor, command: RoomCommand): Promise<CommandOutcome> {
    return this.#mailbox.run(async () => {
      this.touched = this.#host.now();
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const outcome = await this.#attempt(by, command);
        if (outcome !== "conflict") return outcome;
        // Nodes that meet again and again part by chance.
        await setTimeout(Math.random() * tries);
      }
      return this.#broken("busy", "This table is very busy; try again in a moment.");
    });
  }

  async #attempt(by: Actor, command: RoomCommand): Promise<CommandOutcome | "conflict"> {
    const room = this.#room;
    const position = room.position;
    const reply = room.command(by, command, this.#host.now(), this.#host.freshSeed());
    switch (reply.kind) {
      case "refused":
        return { kind: "refused", refusal: reply.refusal, look: this.#lookOf(by, command) };
      case "failed":
        this.#host.failed(this.id, reply.error);
        return this.#broken("failed", "That was our mistake and was taken back; choose something else.");
      case "done":
        break;
    }
    const append = appendOf(this.id, room, position, [reply.entry], reply.news);
    try {
      if ((await this.#host.store.tables.append(append)) === "conflict") {
        await this.#rebuild(position);
        return "conflict";
      }
    } catch (error) {
      this.#host.failed(this.id, error);
      // Whether it was written is not known: only the store can tell.
      await this.#rebuild(position).catch((again: unknown) => this.#host.failed(this.id, again));
      return this.#broken("store-failed", "The server could not write this down; try again in a moment.");
    }
    this.#tell(reply.entry, reply.news);
    await this.#checkpointIfDue();
    return { kind: "done" };
  }

  /** Takes over what other nodes wrote. */
  catchUp(position: number): Promise<void> {
    return this.#mailbox.run(async () => {
      if (position > this.#room.position) await this.#readOn();
    });
  }

  /** Lets a viewer in, with the events of its own counter that it has not heard. */
  admit(viewer: Viewer, since: number | "game", request: number): Promise<RoomRefusal | undefined> {
    return this.#mailbox.run(async () => {
      const { seat, person } = viewer;
      if (seat !== null && !this.#room.seatsOf(person).includes(seat))
        return { code: "not-your-seat", sentence: "That seat is not yours; sit down there first or watch." };
      if (seat === null && !this.#room.mayWatch(person))
        return { code: "not-allowed", sentence: "This table wants no spectators." };
      this.touched = this.#host.now();
      const delay = this.#delay();
      if (seat === null && delay > 0) {
        this.#delayed ??= await Delayed.begin(this.id, this.#room.position, this.#host, delay);
        await this.#delayed.admit(viewer, since, request);
        return undefined;
      }
      this.audience.admit(viewer, this.#room, request, await this.#missed(seat, since));
      return undefined;
    });
  }

  dismiss(viewer: Viewer): void {
    this.audience.dismiss(viewer);
    this.#delayed?.dismiss(viewer);
    if (this.#delayed?.audience.size === 0) {
      this.#delayed.end();
      this.#delayed = undefined;
    }
  }

  /** Writes a checkpoint if entries have come since the last. */
  rest(): Promise<void> {
    return this.#mailbox.run(async () => {
      if (this.#room.position > this.#saved) await this.#checkpoint();
    });
  }

  end(): void {
    this.#delayed?.end();
  }

  #missed(seat: Seat | null, since: number | "game"): Promise<readonly RoomEvent[]> {
    const from = since === "game" ? this.#room.heardBeforeGame(seat) : since;
    return eventsSince(this.id, this.#room, seat, from, this.#host);
  }

  #delay(): number {
    const { spectators } = this.#room.settings;
    return spectators.kind === "delayed" ? spectators.seconds * 1000 : 0;
  }

  /** Forgets what was decided but not written, and takes over what others wrote instead. */
  async #rebuild(position: number): Promise<void> {
    const loaded = await loadRoom(this.id, this.#host);
    if (loaded === undefined) throw new Error(`table ${this.id} is gone`);
    this.#room = loaded.room;
    this.#saved = loaded.saved;
    await this.audience.resume(this.#room, (seat, from) => this.#missed(seat, from));
    for (const entry of await this.#host.store.tables.entries(this.id, position)) this.#delayed?.hear(entry);
    this.#host.changed(this);
  }

  async #readOn(): Promise<void> {
    const entries = await this.#host.store.tables.entries(this.id, this.#room.position);
    for (const entry of entries) this.#tell(entry, this.#room.follow(entry));
  }

  #tell(entry: LogEntry, news: readonly News[]): void {
    this.audience.tell(this.#room, news);
    this.#delayed?.hear(entry);
    this.#host.changed(this);
  }

  async #checkpointIfDue(): Promise<void> {
    if (this.#room.position - this.#saved >= this.#host.checkpointEvery) await this.#checkpoint();
  }

  /** A cache: if it cannot be written, the log still has everything. */
  async #checkpoint(): Promise<void> {
    const { position } = this.#room;
    try {
      await this.#host.store.tables.saveCheckpoint(this.id, position, JSON.stringify(this.#room.snapshot()));
      this.#saved = position;
    } catch (error) {
      this.#host.failed(this.id, error);
    }
  }

  #lookOf(by: Actor, command: RoomCommand): RoomLook | undefined {
    if (by === "host") return undefined;
    const own = this.#room.seatsOf(by.person);
    const meant = "seat" in command ? command.seat : own[0];
    return meant !== undefined && own.includes(meant) ? this.#room.look(meant) : undefined;
  }

  #broken(code: Broken["code"], sentence: string): CommandOutcome {
    return { kind: "refused", refusal: { code, sentence }, look: undefined };
  }
}

/** All that is written with entries of a room which has them already. */
export function appendOf(
  table: string,
  room: Room,
  position: number,
  entries: readonly LogEntry[],
  news: readonly News[],
): Append {
  const now = at(entries, entries.length - 1).at;
  const summary = summaryOf(room, now);
  return { table, position, entries, at: now, summary, finished: finishedIn(news, room) };
}

/** A table brought into memory; `undefined` if there is none. */
export async function openResident(id: string, host: Host): Promise<Resident | undefined> {
  const loaded = await loadRoom(id, host);
  return loaded && new Resident(id, loaded.room, loaded.saved, host);
}
