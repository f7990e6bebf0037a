import { InputError, type Kit, type Seat } from "@medallion/kernel";
import { type BotTask, botTasks } from "./bot-task.ts";
import { arrangementsBy, type Bounds, beyondBounds, spentWith } from "./bounds.ts";
import type { Actor, LogEntry, RoomCommand, RoomReply } from "./command.ts";
import type { RoomCore } from "./core.ts";
import { decide } from "./deciding.ts";
import type { News, PublicPlace, RoomEvent } from "./event.ts";
import { checkRules, foundCore } from "./founding.ts";
import { asKept, seatsOf } from "./gathering.ts";
import { heardOfAll } from "./hearing.ts";
import type { RoomLook } from "./look.ts";
import { lookOf } from "./looking.ts";
import { viewerNumber } from "./marks.ts";
import type { Settings } from "./settings.ts";
import { type RoomSnapshot, restoreCore, snapshotOf } from "./snapshot.ts";
import { cleanText } from "./talking.ts";
import { nextDue } from "./timing.ts";

/**
 * One room: seats, its games one after another, clocks, proposals, votes, chat. Commands in, events out; the
 * log of its accepted commands makes it again. The host brings transport, storage, time and fresh seeds.
 */
export class Room {
  readonly #core: RoomCore;

  private constructor(core: RoomCore) {
    this.#core = core;
  }

  /** A new room from its first entry; throws `InputError` for settings that cannot be played. */
  static found(kits: readonly Kit[], entry: LogEntry): Room {
    return Room.founded(kits, entry).room;
  }

  /** The same, with the news of its beginning. */
  static founded(
    kits: readonly Kit[],
    entry: LogEntry,
  ): { readonly room: Room; readonly news: readonly News[] } {
    const room = new Room(foundCore(kits, entry));
    return { room, news: room.#core.takeNews() };
  }

  /** The room that a log makes; throws `InputError` if an entry is refused. */
  static replay(kits: readonly Kit[], entries: Iterable<LogEntry>): Room {
    return Room.#replay(kits, entries, undefined, () => {});
  }

  /** The room that a snapshot was made of; throws `InputError`. A running game of older rules goes on under the new. */
  static restore(kits: readonly Kit[], snapshot: unknown): Room {
    return new Room(restoreCore(kits, snapshot));
  }

  /**
   * What one viewer hears in all, from its own event number `from` on, made by replaying the log: from the
   * founding, or from a snapshot on, which then has to lie at or before `from`.
   */
  static eventsOf(
    kits: readonly Kit[],
    entries: Iterable<LogEntry>,
    viewer: Seat | null,
    from: number,
    base?: unknown,
  ): readonly RoomEvent[] {
    const events: RoomEvent[] = [];
    const start = base === undefined ? undefined : Room.restore(kits, base);
    const first = start?.heard(viewer) ?? 0;
    if (from < first) throw new Error(`the events before ${first} lie before the snapshot`);
    Room.#replay(kits, entries, start, (room, news) => events.push(...room.eventsFor(news, viewer)));
    return events.slice(from - first);
  }

  static #replay(
    kits: readonly Kit[],
    entries: Iterable<LogEntry>,
    start: Room | undefined,
    hear: (room: Room, news: readonly News[]) => void,
  ): Room {
    let room = start;
    for (const entry of entries)
      if (room === undefined) {
        const founded = Room.founded(kits, entry);
        room = founded.room;
        hear(room, founded.news);
      } else hear(room, room.follow(entry));
    if (room === undefined)
      throw new InputError("bad-log", "This log is empty; a room begins with its founding.");
    return room;
  }

  get kit(): Kit {
    return this.#core.kit;
  }

  get settings(): Settings {
    return this.#core.data.settings;
  }

  /** The person who founded it; empty if the host did. */
  get owner(): string {
    return this.#core.data.owner;
  }

  /** Entries applied, the founding included. */
  get position(): number {
    return this.#core.data.position;
  }

  get stage(): "gathering" | "playing" | "over" {
    return this.#core.stage;
  }

  get game(): number {
    return this.#core.data.game;
  }

  get commitment(): string {
    return this.#core.data.commitment;
  }

  get places(): readonly PublicPlace[] {
    return this.#core.places;
  }

  get ready(): readonly boolean[] {
    return this.#core.data.chairs.map(({ ready }) => ready);
  }

  get paused(): boolean {
    return this.#core.paused;
  }

  /** Why whoever runs the server closed it for good; absent while it is open. */
  get closed(): string | undefined {
    return this.#core.data.closed;
  }

  /** The seats whose people are gone. */
  get gone(): readonly Seat[] {
    return this.#core.data.chairs.flatMap(({ gone }, seat) => (gone === undefined ? [] : [seat]));
  }

  snapshot(): RoomSnapshot {
    return snapshotOf(this.#core);
  }

  /**
   * Decides about a command and applies it; never throws for what people send. A fresh seed may always come
   * with it: it is used, and logged, only by the command that agrees a rematch. Bounds are the host's: a log that
   * was written under wider ones is still replayed.
   */
  command(by: Actor, wish: RoomCommand, at: number, seed?: string, bounds?: Bounds): RoomReply {
    const core = this.#core;
    const beyond = bounds && beyondBounds(core, { by, command: wish }, bounds);
    if (beyond !== undefined) return { kind: "refused", refusal: beyond };
    const command = wish.kind === "say" ? { ...wish, text: cleanText(wish.text) } : wish;
    const now = Math.max(at, core.data.at);
    const { game } = core.data;
    const { stage } = core;
    const kept = core.keep(PLAYING.has(command.kind));
    try {
      const refusal = decide(core, { by, command, now, seed });
      if (refusal !== undefined) {
        core.restore(kept);
        return { kind: "refused", refusal };
      }
    } catch (failure) {
      core.restore(kept);
      return { kind: "failed", error: failure instanceof Error ? failure : new Error(String(failure)) };
    }
    core.set({ at: now, position: core.data.position + 1, ...spentWith(core, { by, command }, stage) });
    const used = core.data.game !== game && seed !== undefined;
    const begins = stage === "gathering" && core.stage !== "gathering";
    const entry: LogEntry = {
      at: now,
      by,
      command: asKept(core, by, command),
      ...(used && { seed }),
      ...(begins && { rulesVersion: core.kit.game.rulesVersion }),
    };
    return { kind: "done", entry, news: core.takeNews() };
  }

  /** Applies the next entry of the room's log, for instance after a snapshot; throws `InputError` if it does not fit. */
  follow({ at, by, command, seed, rulesVersion }: LogEntry): readonly News[] {
    if (command.kind === "found") throw new InputError("bad-log", "A room is founded once.");
    checkRules(this.kit, rulesVersion);
    const reply = this.command(by, command, at, seed);
    switch (reply.kind) {
      case "done":
        return reply.news;
      case "refused":
        throw new InputError(
          "bad-log",
          `Entry ${this.position} (${command.kind}) does not fit: ${reply.refusal.sentence}`,
        );
      case "failed":
        throw reply.error;
    }
  }

  look(viewer: Seat | null): RoomLook {
    return lookOf(this.#core, viewer);
  }

  seatsOf(person: string): readonly Seat[] {
    return seatsOf(this.#core, person);
  }

  /** Whether this person has taken, changed or left a seat since people began to gather. */
  hasArranged(person: string): boolean {
    return arrangementsBy(this.#core, person) > 0;
  }

  mayWatch(person: string): boolean {
    const { settings, owner, closed } = this;
    const anybody = settings.spectators.kind !== "none" && closed === undefined;
    return anybody || person === owner || this.seatsOf(person).length > 0;
  }

  /** How many events this viewer has heard in all. */
  heard(viewer: Seat | null): number {
    return this.#core.data.heard[viewerNumber(viewer, this.#core.seats)] ?? 0;
  }

  /** The same for all viewers at once, in the order of their seats, spectators last. */
  get counters(): readonly number[] {
    return this.#core.data.heard;
  }

  /** How many it had heard when people began to gather for the current game. */
  heardBeforeGame(viewer: Seat | null): number {
    return this.#core.data.heardBefore[viewerNumber(viewer, this.#core.seats)] ?? 0;
  }

  /** What this viewer hears of the news of a command. */
  eventsFor(news: readonly News[], viewer: Seat | null): readonly RoomEvent[] {
    return heardOfAll(news, viewer, this.#core.seats);
  }

  /** The seats that owe an answer: for the host, not for viewers. */
  owing(): readonly Seat[] {
    return this.#core.questions.map(({ seat }) => seat);
  }

  /** When `tick` must be sent next, in the host's time. */
  due(): number | undefined {
    return nextDue(this.#core);
  }

  /** Whether bots have to answer now. */
  isAwaitingBots(): boolean {
    const { stage, paused, questions } = this.#core;
    return stage === "playing" && !paused && questions.some(({ seat }) => this.#core.isPlayedByBot(seat));
  }

  /** What bots have to answer now. */
  botsOwing(): readonly BotTask[] {
    return botTasks(this.#core);
  }
}

/** Commands that run the rules, and so may leave a spoilt state behind. */
const PLAYING: ReadonlySet<RoomCommand["kind"]> = new Set<RoomCommand["kind"]>(["answer", "bot", "tick"]);

/** What one viewer hears in all, from its own event number `from` on; see `Room.eventsOf`. */
export const eventsOf: typeof Room.eventsOf = (...given) => Room.eventsOf(...given);
