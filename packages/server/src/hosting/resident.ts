import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { at, InputError, type Seat } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type {
  Actor,
  Bounds,
  LogEntry,
  News,
  Room,
  RoomCommand,
  RoomLook,
  RoomRefusal,
} from "@medallion/table";
import type { Allowance, Append, Beyond } from "../store/store.ts";
import { BRINGING, isBotTable, REFUSALS } from "./allowance.ts";
import { Audience, sendHistory } from "./audience.ts";
import { checkpointOf, keepCheckpoint } from "./checkpoint.ts";
import { Delayed } from "./delayed.ts";
import { History, type HistoryReader } from "./history.ts";
import { type LoadedRoom, loadRoom } from "./load.ts";
import { Mailbox } from "./mailbox.ts";
import { readLog } from "./replaying.ts";
import type { Shifts } from "./shifts.ts";
import { finishedIn, hasFinished, heardByAll, summaryOf } from "./summary.ts";
import type { Viewer } from "./viewer.ts";

/** What became of a command. `done` means durable and told to everybody. */
export type CommandOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly refusal: RoomRefusal | Broken; readonly look: RoomLook | undefined };

/** Our mistake, or the store's: nothing was applied. */
export interface Broken {
  readonly code: "failed" | "store-failed" | "busy" | Beyond;
  readonly sentence: string;
}

/** Whether it came to nothing by our fault or the store's, so that trying again at once would too. */
export function isBroken(outcome: CommandOutcome): boolean {
  if (outcome.kind === "done") return false;
  const { code } = outcome.refusal;
  return code === "failed" || code === "store-failed" || code === "busy";
}

/** What a resident table needs of its server. */
export interface Host extends HistoryReader {
  readonly checkpointEvery: number;
  readonly bounds: Bounds;
  /** Spectators of a table: in all, from pages of one person, and of one network. */
  readonly spectators: {
    readonly perTable: number;
    readonly perPerson: number;
    readonly perNetwork: number;
  };
  /** Running games between bots alone per owner. */
  readonly botTables: number;
  /** Tables that have not started at which one person may sit besides. */
  readonly seats: number;
  now(): number;
  freshSeed(): string;
  /** After every change, once it is durable. */
  changed(resident: Resident): void;
}

/** How often a command is tried again after another node wrote first. */
const MOST_TRIES = 40;
/** Events that travel in one message: who missed more gets them in several, one after the other. */
const MOST_EVENTS = 1000;

/** One table in memory. Everything that touches it waits in one mailbox, so nobody ever sees what is not durable. */
export class Resident {
  readonly id: string;
  /** Whoever has it may come, also to a private table. */
  readonly invitation: string;
  readonly audience: Audience;
  readonly #host: Host;
  readonly #mailbox = new Mailbox();
  readonly #history: History;
  #delayed: Delayed | undefined;
  #room: Room;
  #saved: number;
  /** When something last happened that everybody heard of. */
  #updated: number;
  /** The room has what the store may not have: it is read anew before anybody looks at it or acts on it. */
  #doubted = false;
  /** When somebody last did something here. */
  touched: number;

  constructor(id: string, { invitation, room, chronicle, saved, updated }: LoadedTable, host: Host) {
    this.id = id;
    this.invitation = invitation;
    this.#history = new History(id, chronicle, host);
    this.audience = new Audience(id);
    this.#room = room;
    this.#saved = saved;
    this.#updated = updated;
    this.#host = host;
    this.touched = host.now();
  }

  get room(): Room {
    return this.#room;
  }

  get busy(): boolean {
    return this.#mailbox.busy;
  }

  /** Whether what is in memory may not be what is written; see `recover`. */
  get doubted(): boolean {
    return this.#doubted;
  }

  /** How many look at it, those who see it late included. */
  get viewers(): number {
    return this.audience.size + (this.#delayed?.audience.size ?? 0);
  }

  /** All who look at it, those who see it late included. */
  everybody(): readonly Viewer[] {
    return [...this.audience.viewers(), ...(this.#delayed?.audience.viewers() ?? [])];
  }

  /** Whether this person looks at it on this node. */
  isWatchedBy(person: string): boolean {
    return this.everybody().some((viewer) => viewer.person === person);
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
        if (this.#doubted && !(await this.#isSure())) return this.#unwritten();
        const outcome = await this.#attempt(by, command);
        if (outcome !== "conflict") return outcome;
        // Nodes that meet again and again part by chance.
        await setTimeout(Math.random() * tries);
      }
      return this.#broken("busy", "The table is busy. Try again in a moment.");
    });
  }

  async #attempt(by: Actor, command: RoomCommand): Promise<CommandOutcome | "conflict"> {
    const room = this.#room;
    const { position, counters } = room;
    const seed = mayBeginAnew(command) ? this.#host.freshSeed() : undefined;
    const reply = room.command(by, command, this.#host.now(), seed, this.#host.bounds);
    switch (reply.kind) {
      case "refused":
        // Nobody loses by a clock that they can no longer stop: such a game ends for all alike.
        if (reply.refusal.code === "game-too-long" && command.kind !== "callOff") {
          const ended = await this.#attempt("host", { kind: "callOff" });
          if (ended === "conflict") return ended;
        }
        return { kind: "refused", refusal: reply.refusal, look: this.#lookOf(by, command) };
      case "failed":
        this.#host.failed(this.id, reply.error);
        return this.#broken(
          "failed",
          "Something went wrong on our side, and your move was undone. Choose something else.",
        );
      case "done":
        break;
    }
    // Whatever fails from here on, the room is ahead of the store until this is written.
    this.#doubted = true;
    const updated = heardByAll(room, counters) ? reply.entry.at : this.#updated;
    try {
      const { entry, news } = reply;
      const append = hasFinished(news)
        ? { ...(await appendOf(this.id, room, position, [entry], news, this.#host.shifts)), updated }
        : { ...plainAppend(this.id, room, position, [entry]), updated };
      const allowance = this.#allowanceFor(by, command);
      const written = await this.#host.store.tables.append(
        allowance === undefined ? append : { ...append, allowance },
      );
      if (written === "conflict") return "conflict";
      if (written !== "done") return { kind: "refused", refusal: REFUSALS[written], look: undefined };
    } catch (error) {
      this.#host.failed(this.id, error);
      return (await this.#isWritten(position, reply.entry)) ? { kind: "done" } : this.#unwritten();
    }
    this.#doubted = false;
    this.#updated = updated;
    this.#tell(reply.entry, reply.news);
    if (this.#room.position - this.#saved >= this.#host.checkpointEvery) await this.#checkpoint();
    return DONE;
  }

  /** What a command that has been decided might be one too many of. */
  #allowanceFor(by: Actor, { kind }: RoomCommand): Allowance | undefined {
    if (by === "host" || !BRINGING.has(kind)) return undefined;
    const { person } = by;
    if (kind === "place" && isBotTable(this.#room)) return { person, botTables: this.#host.botTables };
    if (kind === "sit" && this.#room.stage === "gathering")
      return { person, seats: { person, most: this.#host.seats } };
    return { person };
  }

  /** Reads the table anew after a failure; throws if that fails too. */
  recover(): Promise<void> {
    return this.#mailbox.run(() => this.#makeSure());
  }

  /** Reads the table anew, because what was written before has been changed: somebody was forgotten. */
  reread(): Promise<void> {
    return this.#mailbox.run(async () => {
      this.#doubted = true;
      this.#history.forget();
      await this.#makeSure();
    });
  }

  /** Whether it has as many entries, and what it has is written, or is about to be found out. */
  knows(position: number): boolean {
    return this.#room.position >= position && (!this.#doubted || this.busy);
  }

  /** Takes over what other nodes wrote. */
  catchUp(position: number): Promise<void> {
    return this.#mailbox.run(async () => {
      await this.#makeSure();
      if (position > this.#room.position) await this.#readOn();
    });
  }

  /**
   * Lets a viewer in, with the events of its own counter that it has not heard. Many of them are sent on ahead in parts,
   * as fast as they are taken; what has to be made again from the log keeps nobody at the table waiting.
   */
  async admit(viewer: Viewer, since: number | "game", request: number): Promise<Refusal | undefined> {
    const { seat } = viewer;
    let from: number | undefined = since === "game" ? undefined : since;
    for (;;) {
      const next = await this.#mailbox.run(async (): Promise<Refusal | Admission> => {
        await this.#makeSure();
        const refusal = this.#refusal(viewer);
        if (refusal !== undefined) return refusal;
        this.touched = this.#host.now();
        const place = await this.#placeOf(seat);
        from ??= place.room.heardBeforeGame(seat);
        return this.#seat(viewer, place, from, request) ? "admitted" : place;
      });
      if (next === "admitted") return undefined;
      if ("code" in next) return next;
      from = await this.#sendAhead(viewer, next, from ?? 0, request);
      if (from === undefined) return undefined;
    }
  }

  /** Why this viewer may not look, if so. */
  #refusal({ seat, person, network }: Viewer): Refusal | undefined {
    // Whoever is let in is counted at once, so that no number of people who come together gets beyond it.
    if (seat === null && this.#isCrowded(person, network))
      return { code: "too-many", sentence: "This table has too many spectators. Try again later." };
    if (seat !== null && !this.#room.seatsOf(person).includes(seat))
      return { code: "not-your-seat", sentence: "That isn’t your seat. Take it first, or watch." };
    if (seat === null && !this.#room.mayWatch(person))
      return { code: "not-allowed", sentence: "This table doesn’t allow spectators." };
    // A spectator may see who still owes an answer; who is asked at the same time may not.
    if (seat === null && this.#room.stage === "playing" && this.#room.seatsOf(person).length > 0)
      return { code: "not-allowed", sentence: "You’re playing at this table. Watch from your seat." };
    return undefined;
  }

  /** Whether one more spectator is too many: of all, of one person's pages, or of one network's people. */
  #isCrowded(person: string, network: string): boolean {
    const { perTable, perPerson, perNetwork } = this.#host.spectators;
    if (this.watching >= perTable) return true;
    const watching = this.everybody().filter(({ seat }) => seat === null);
    return (
      watching.filter((viewer) => viewer.person === person).length >= perPerson ||
      watching.filter((viewer) => viewer.network === network).length >= perNetwork
    );
  }

  /** The room that this seat looks at, and who looks with it. */
  async #placeOf(seat: Seat | null): Promise<Place> {
    const delay = this.#delay();
    if (seat !== null || delay === 0) return this;
    if (this.#delayed?.broken) this.#delayed = undefined;
    this.#delayed ??= await Delayed.begin(this.id, this.#room.position, this.#host, delay);
    return this.#delayed;
  }

  /** Lets the viewer in if what it missed is at hand and not too much. */
  #seat(viewer: Viewer, place: Place, from: number, request: number): boolean {
    const { seat } = viewer;
    const { room, audience } = place;
    const missed = room.heard(seat) - from;
    if (missed > MOST_EVENTS || (missed > 0 && !this.#history.holds(seat, from))) return false;
    audience.admit(viewer, room, request, this.#history.atHand(room, seat, from, missed));
    return true;
  }

  /** Sends what lies further back; the number of the next event, or nothing if the viewer is gone. */
  async #sendAhead(
    viewer: Viewer,
    { room }: Place,
    from: number,
    request: number,
  ): Promise<number | undefined> {
    const { seat } = viewer;
    let next = from;
    while (this.#refusal(viewer) === undefined) {
      const missed = room.heard(seat) - next;
      const isNear = this.#history.holds(seat, next);
      if (missed <= 0 || (isNear && missed <= MOST_EVENTS)) break;
      await this.#host.shifts.turn();
      const part = await this.#history.since(room, seat, next, Math.min(missed, MOST_EVENTS));
      next = part.from + part.events.length;
      if (part.events.length === 0 || this.#refusal(viewer) !== undefined) break;
      sendHistory(viewer, this.id, request, part);
      if (!(await viewer.drained())) return undefined;
    }
    return next;
  }

  dismiss(viewer: Viewer): void {
    this.audience.dismiss(viewer);
    this.#delayed?.dismiss(viewer);
  }

  /** Writes a checkpoint if entries have come since the last. */
  rest(): Promise<void> {
    return this.#mailbox.run(async () => {
      if ((await this.#isSure()) && this.#room.position > this.#saved) await this.#checkpoint();
    });
  }

  end(): void {
    this.#delayed?.end();
  }

  #delay(): number {
    const { spectators } = this.#room.settings;
    return spectators.kind === "delayed" ? spectators.seconds * 1000 : 0;
  }

  /** Like `makeSure`, but says whether it came about; tables that only other rules can play are still refused. */
  async #isSure(): Promise<boolean> {
    try {
      await this.#makeSure();
      return true;
    } catch (error) {
      if (error instanceof InputError) throw error;
      this.#host.failed(this.id, error);
      return false;
    }
  }

  async #makeSure(): Promise<void> {
    if (this.#doubted) await this.#rebuild();
  }

  /** After a failure only the store can tell whether an entry was written. */
  async #isWritten(position: number, entry: LogEntry): Promise<boolean> {
    if (!(await this.#isSure()) || this.#room.position <= position) return false;
    const [written] = await this.#host.store.tables.entries(this.id, position, 1);
    return isDeepStrictEqual(written, JSON.parse(JSON.stringify(entry)));
  }

  /** Forgets what was decided but not written, and takes over what others wrote instead. */
  async #rebuild(): Promise<void> {
    const loaded = await loadTable(this.id, this.#host);
    if (loaded === undefined) throw new Error("the table is gone");
    this.#room = loaded.room;
    this.#saved = loaded.saved;
    this.#updated = loaded.updated;
    this.#history.resume(loaded.chronicle);
    await this.audience.resume(this.#room, async (seat, from) => {
      const missed = this.#room.heard(seat) - from;
      return missed <= 0 ? [] : (await this.#history.since(this.#room, seat, from, missed)).events;
    });
    const delayed = this.#delayed;
    if (delayed !== undefined)
      await readLog(this.id, this.#host, { from: delayed.known }, (entry) => delayed.hear([entry]));
    this.#doubted = false;
    this.#host.changed(this);
  }

  async #readOn(): Promise<void> {
    await readLog(this.id, this.#host, { from: this.#room.position }, (entry) => {
      const { counters } = this.#room;
      const news = this.#room.follow(entry);
      if (heardByAll(this.#room, counters)) this.#updated = entry.at;
      this.#tell(entry, news);
    });
  }

  #tell(entry: LogEntry, news: readonly News[]): void {
    this.#history.tell(news, this.#room.counters);
    this.audience.tell(this.#room, news);
    this.#delayed?.hear([entry]);
    this.#host.changed(this);
  }

  /** A cache: if it cannot be written, the log still has everything. */
  async #checkpoint(): Promise<void> {
    const checkpoint = checkpointOf(this.#room);
    try {
      await keepCheckpoint(this.#host.store, this.id, checkpoint);
      this.#saved = checkpoint.position;
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

  #unwritten(): CommandOutcome {
    return this.#broken("store-failed", "The server couldn’t save this. Try again in a moment.");
  }

  #broken(code: Broken["code"], sentence: string): CommandOutcome {
    return { kind: "refused", refusal: { code, sentence }, look: undefined };
  }
}

const DONE: CommandOutcome = { kind: "done" };

/** Whether a rematch may be agreed by it, which needs a seed. */
function mayBeginAnew({ kind }: RoomCommand): boolean {
  return kind === "propose" || kind === "reply";
}

/** Why somebody may not look. */
type Refusal = Pick<WireRefusal, "code" | "sentence">;

/** Where a viewer looks. */
type Place = Pick<Resident, "room" | "audience">;
type Admission = "admitted" | Place;

/** All that is written with entries of a room which has them already. */
export async function appendOf(
  table: string,
  room: Room,
  position: number,
  entries: readonly LogEntry[],
  news: readonly News[],
  shifts: Shifts,
): Promise<Append> {
  const append = plainAppend(table, room, position, entries);
  return { ...append, finished: await finishedIn(news, room, shifts) };
}

/** The same where no game has ended. */
function plainAppend(table: string, room: Room, position: number, entries: readonly LogEntry[]): Append {
  const now = at(entries, entries.length - 1).at;
  return { table, position, entries, at: now, summary: summaryOf(room, now), finished: [] };
}

/** A room from the store, with when something last happened there that everybody heard of. */
export interface LoadedTable extends LoadedRoom {
  readonly invitation: string;
  readonly updated: number;
}

async function loadTable(id: string, host: Host): Promise<LoadedTable | undefined> {
  const row = await host.store.tables.find(id);
  const loaded = row && (await loadRoom(id, host));
  return loaded && { ...loaded, invitation: row.invitation, updated: row.updated };
}

/** A table brought into memory; `undefined` if there is none. */
export async function openResident(id: string, host: Host): Promise<Resident | undefined> {
  const loaded = await loadTable(id, host);
  return loaded && new Resident(id, loaded, host);
}
