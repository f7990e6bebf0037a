import type { LogEntry, Room } from "@medallion/table";
import { Audience } from "./audience.ts";
import { loadRoom } from "./load.ts";
import { readLog } from "./replaying.ts";
import type { Host } from "./resident.ts";
import type { Viewer } from "./viewer.ts";

/** Entries that are shown in one turn of the loop. */
const AT_ONCE = 20;

/** The table as it was some time ago, for spectators who shall not help anybody. */
export class Delayed {
  readonly audience: Audience;
  readonly room: Room;
  readonly #table: string;
  readonly #host: Host;
  readonly #delay: number;
  readonly #waiting: LogEntry[];
  /** It could not go on, and everybody was sent away. */
  broken = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(table: string, host: Host, delay: number, room: Room, waiting: LogEntry[]) {
    this.audience = new Audience(table);
    this.room = room;
    this.#table = table;
    this.#host = host;
    this.#delay = delay;
    this.#waiting = waiting;
    this.#schedule();
  }

  /** Reads the first `position` entries up to what spectators may see by now; the founding they may always see. */
  static async begin(table: string, position: number, host: Host, delay: number): Promise<Delayed> {
    const seen = Math.max(1, await writtenUntil(host.now() - delay, table, position, host));
    const loaded = await loadRoom(table, host, seen);
    if (loaded === undefined) throw new Error(`table ${table} is gone`);
    const waiting: LogEntry[] = [];
    await readLog(table, host, { from: seen, until: position }, (entry) => waiting.push(entry));
    return new Delayed(table, host, delay, loaded.room, waiting);
  }

  /** How many entries of the log it has, those that nobody may see yet included. */
  get known(): number {
    return this.room.position + this.#waiting.length;
  }

  dismiss(viewer: Viewer): void {
    this.audience.dismiss(viewer);
  }

  /** The next entries, from `known` on. */
  hear(entries: readonly LogEntry[]): void {
    this.#waiting.push(...entries);
    this.#schedule();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#timer !== undefined || this.broken) return;
    const wait = Math.max(0, next.at + this.#delay - this.#host.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      try {
        this.#show();
      } catch (error) {
        this.#giveUp(error);
      }
    }, wait);
    this.#timer.unref();
  }

  #show(): void {
    const until = this.#host.now() - this.#delay;
    for (let shown = 0; shown < AT_ONCE; shown++) {
      const [next] = this.#waiting;
      if (next === undefined || next.at > until) break;
      this.#waiting.shift();
      this.audience.tell(this.room, this.room.follow(next));
    }
    this.#schedule();
  }

  #giveUp(error: unknown): void {
    this.broken = true;
    this.#host.failed(this.#table, error);
    this.audience.sendAway("failed", "Something went wrong while showing the table. Join it again.");
  }
}

/** How many of the first `position` entries were written by then; times never fall along a log. */
async function writtenUntil(time: number, table: string, position: number, { store }: Host): Promise<number> {
  let low = 0;
  let high = position;
  while (low < high) {
    const middle = (low + high) >> 1;
    const [entry] = await store.tables.entries(table, middle, 1);
    if (entry === undefined || entry.at > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
