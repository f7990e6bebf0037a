import { InputError, type Seat } from "@medallion/kernel";
import { type News, Room, type RoomEvent } from "@medallion/table";
import type { Archives } from "./archives.ts";
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
 * from the log, in shifts, and then kept for a while for everybody who asks.
 */
export class History {
  readonly #table: string;
  readonly #reader: HistoryReader;
  #recent: Chronicle;
  #remembering: Promise<Replayed | undefined> | undefined;

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

  /** Whether the viewer's events from this number on are at hand. */
  holds(viewer: Seat | null, from: number): boolean {
    return from >= this.#recent.begins(viewer);
  }

  /** These events, where they are at hand. */
  atHand(room: Room, viewer: Seat | null, from: number, most: number): readonly RoomEvent[] {
    return most <= 0 ? [] : this.#recent.events(room, viewer, from, most);
  }

  /**
   * The viewer's events from number `from` on, at most so many; fewer only at the end. Begins later where no rules at
   * hand can tell what lies before.
   */
  async since(room: Room, viewer: Seat | null, from: number, most: number): Promise<Stretch> {
    for (let next = from; ; ) {
      if (this.holds(viewer, next)) return { from: next, events: this.atHand(room, viewer, next, most) };
      const chronicle = (await this.#remember())?.chronicle;
      if (chronicle !== undefined) next = Math.max(next, chronicle.begins(viewer));
      if (chronicle !== undefined && next < chronicle.heard(viewer))
        return { from: next, events: chronicle.events(room, viewer, next, most) };
      // Nothing more can be had from the log; unless what is at hand has moved on meanwhile.
      if (chronicle === undefined || chronicle.end >= this.#recent.first)
        next = Math.max(next, this.#recent.begins(viewer));
    }
  }

  /** All that lies before what is at hand; made once for all who ask at the same time. */
  async #remember(): Promise<Replayed | undefined> {
    this.#remembering ??= this.#recall(this.#recent.first).finally(() => {
      this.#remembering = undefined;
    });
    return this.#remembering;
  }

  async #recall(until: number): Promise<Replayed | undefined> {
    const { archives } = this.#reader;
    const kept = archives.get(this.#table);
    if (kept !== undefined) {
      await followLog(this.#table, this.#reader, kept, { until });
      return kept;
    }
    const archive = await this.#recalled(until);
    if (archive !== undefined) archives.keep(this.#table, archive);
    return archive;
  }

  async #recalled(until: number): Promise<Replayed | undefined> {
    try {
      return await replayLog(this.#table, this.#reader, { until });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    // Entries of older rules cannot be played again: what happened since the checkpoint must do.
    const { kits, store } = this.#reader;
    const checkpoint = await store.tables.checkpoint(this.#table);
    if (checkpoint === undefined || checkpoint.position > until) return undefined;
    const room = Room.restore(kits, JSON.parse(checkpoint.data));
    const archive = { room, chronicle: new Chronicle(room) };
    await followLog(this.#table, this.#reader, archive, { until });
    return archive;
  }
}
