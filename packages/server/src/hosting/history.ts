import { at, InputError, type Seat } from "@medallion/kernel";
import type { News, Room, RoomEvent } from "@medallion/table";
import type { CheckpointMark } from "../store/store.ts";
import type { Archives } from "./archives.ts";
import { restored } from "./checkpoint.ts";
import { Chronicle } from "./chronicle.ts";
import { followLog, type LogReader, type Replayed, replayLog } from "./replaying.ts";

/** Entries whose news stay in memory with their table: whoever lost the connection for a while finds theirs there. */
export const RECENT = 256;

export interface HistoryReader extends LogReader {
  readonly archives: Archives;
}

/** Events of one viewer, the first of which has this number. */
export interface Stretch {
  readonly from: number;
  readonly events: readonly RoomEvent[];
}

/**
 * What a table has told, for those who missed some of it. The last entries are at hand; what lies before is made again
 * from the log, in shifts, from the checkpoint before what is asked for to the one after, and then kept for a while for
 * everybody who asks.
 */
export class History {
  readonly #table: string;
  readonly #reader: HistoryReader;
  #recent: Chronicle;
  /** Stretches that are being made, by where they begin: each once for all who ask at the same time. */
  #making = new Map<number, Promise<Replayed | undefined>>();

  constructor(table: string, recent: Chronicle, reader: HistoryReader) {
    this.#table = table;
    this.#recent = recent;
    this.#reader = reader;
  }

  /** The position after the last entry that was told. */
  get end(): number {
    return this.#recent.end;
  }

  /** How many events the viewer was told. */
  heard(viewer: Seat | null): number {
    return this.#recent.heard(viewer);
  }

  /** The next entry was told, and the viewers' counters stand so. */
  tell(news: readonly News[], counters: readonly number[]): void {
    this.#recent.add(news, counters);
    this.#recent.trim(RECENT);
  }

  /** The table was read anew: what lies before is left to the log. */
  resume(recent: Chronicle): void {
    this.#recent = recent;
  }

  /** The log itself was changed: what was made of it before is no longer true. */
  forget(): void {
    this.#making = new Map();
    this.#reader.archives.drop(this.#table);
  }

  /** Whether the viewer's events from this number on are at hand. */
  holds(viewer: Seat | null, from: number): boolean {
    return from >= this.#recent.begins(viewer);
  }

  /** These events, where they are at hand. */
  atHand(room: Room, viewer: Seat | null, from: number, most: number): readonly RoomEvent[] {
    return most <= 0 ? [] : this.#recent.events(room, viewer, from, most);
  }

  /**
   * The viewer's events from number `from` on, at most so many; fewer only at the end, or before what no rules at hand
   * can tell. Begins later where that lies at its beginning.
   */
  async since(room: Room, viewer: Seat | null, from: number, most: number): Promise<Stretch> {
    const first = await this.#part(room, viewer, from, most);
    const events = [...first.events];
    while (events.length > 0 && events.length < most) {
      const next = first.from + events.length;
      const part = await this.#part(room, viewer, next, most - events.length);
      if (part.from > next || part.events.length === 0) break;
      events.push(...part.events);
    }
    return { from: first.from, events };
  }

  /** The same, as far as it lies in one stretch. */
  async #part(room: Room, viewer: Seat | null, from: number, most: number): Promise<Stretch> {
    for (let next = from; ; ) {
      if (this.holds(viewer, next)) return { from: next, events: this.atHand(room, viewer, next, most) };
      const until = this.#recent.first;
      const chronicle = await this.#recall(room, viewer, next, until);
      if (chronicle !== undefined) next = Math.max(next, chronicle.begins(viewer));
      if (chronicle !== undefined && next < chronicle.heard(viewer))
        return { from: next, events: chronicle.events(room, viewer, next, most) };
      // Nothing more can be had from the log; unless what is at hand has moved on meanwhile.
      if (chronicle === undefined || this.#recent.first <= until)
        next = Math.max(next, this.#recent.begins(viewer));
    }
  }

  /** A stretch before `until` with the viewer's event of this number, or the first that can be had after it. */
  async #recall(
    { settings }: Room,
    viewer: Seat | null,
    number: number,
    until: number,
  ): Promise<Chronicle | undefined> {
    const kept = this.#reader.archives.find(
      this.#table,
      (chronicle) => chronicle.begins(viewer) <= number && number < chronicle.heard(viewer),
    );
    if (kept !== undefined) return kept.chronicle;
    const { kits, store } = this.#reader;
    const rules = kits.find(({ game }) => game.id === settings.game)?.game.rulesVersion ?? 0;
    const marks = await store.tables.checkpoints(this.#table);
    const bases = [FOUNDING, ...usable(marks, rules)].filter(({ position }) => position < until);
    const nearest = bases.findLastIndex(({ heard }) => (heard.at(viewer ?? -1) ?? 0) <= number);
    // Where a checkpoint is of no use one before it will do; where entries of older rules follow, one after it must.
    const before = bases.slice(0, nearest + 1).reverse();
    const after = bases.slice(nearest + 1);
    for (const base of [...before, ...after]) {
      const end = bases.find(
        ({ position }) => position > Math.max(base.position, at(bases, nearest).position),
      );
      const made = await this.#made(base.position, end?.position ?? until);
      if (made !== undefined) return made.chronicle;
    }
    return undefined;
  }

  /** What happened from there on, until then at least. */
  async #made(from: number, until: number): Promise<Replayed | undefined> {
    for (;;) {
      const making = this.#making.get(from);
      if (making === undefined) break;
      const made = await making;
      // Whoever asked first may have asked for less.
      if (made === undefined || made.chronicle.end >= until) return made;
    }
    const all = this.#making;
    const making = this.#make(from, until).finally(() => all.delete(from));
    all.set(from, making);
    const made = await making;
    if (made !== undefined && all === this.#making) this.#reader.archives.keep(this.#table, made);
    return made;
  }

  async #make(from: number, until: number): Promise<Replayed | undefined> {
    const kept = this.#reader.archives.find(this.#table, ({ first }) => first === from);
    try {
      const made = kept ?? (await this.#begun(from, until));
      if (made !== undefined) await followLog(this.#table, this.#reader, made, { until });
      return made;
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  }

  async #begun(from: number, until: number): Promise<Replayed | undefined> {
    if (from === FOUNDING.position) return replayLog(this.#table, this.#reader, { until });
    const { kits, store, shifts } = this.#reader;
    const checkpoint = await store.tables.checkpoint(this.#table, from);
    if (checkpoint?.position !== from) return undefined;
    await shifts.turn();
    const room = restored(kits, checkpoint.data);
    return room && { room, chronicle: new Chronicle(room) };
  }
}

/** Where every log begins. */
const FOUNDING: CheckpointMark = { position: 0, rules: 0, heard: [] };

/**
 * Those that a stretch may begin with: made by these rules, and the last that older rules made, from which the table
 * went on under these. What older rules made of the entries in between cannot be told any more.
 */
function usable(marks: readonly CheckpointMark[], rules: number): readonly CheckpointMark[] {
  const last = marks.findLast((mark) => mark.rules < rules);
  return marks.filter((mark) => mark === last || mark.rules >= rules);
}
