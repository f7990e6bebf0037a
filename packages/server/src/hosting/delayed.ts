import type { LogEntry, Room } from "@medallion/table";
import { Audience } from "./audience.ts";
import { eventsSince } from "./history.ts";
import { loadRoom } from "./load.ts";
import type { Host } from "./resident.ts";
import type { Viewer } from "./viewer.ts";

/** The table as it was some time ago, for spectators who shall not help anybody. */
export class Delayed {
  readonly audience: Audience;
  readonly #table: string;
  readonly #host: Host;
  readonly #delay: number;
  readonly #room: Room;
  readonly #waiting: LogEntry[];
  /** It could not go on, and everybody was sent away. */
  broken = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(table: string, host: Host, delay: number, room: Room, waiting: LogEntry[]) {
    this.audience = new Audience(table);
    this.#table = table;
    this.#host = host;
    this.#delay = delay;
    this.#room = room;
    this.#waiting = waiting;
    this.#schedule();
  }

  /** Reads the first `position` entries up to what spectators may see by now; the founding they may always see. */
  static async begin(table: string, position: number, host: Host, delay: number): Promise<Delayed> {
    const entries = (await host.store.tables.entries(table)).slice(0, position);
    const until = host.now() - delay;
    const seen = Math.max(1, entries.findLastIndex((entry) => entry.at <= until) + 1);
    const loaded = await loadRoom(table, host, seen);
    if (loaded === undefined) throw new Error(`table ${table} is gone`);
    return new Delayed(table, host, delay, loaded.room, entries.slice(seen));
  }

  /** How many entries of the log it has, those that nobody may see yet included. */
  get known(): number {
    return this.#room.position + this.#waiting.length;
  }

  async admit(viewer: Viewer, since: number | "game", request: number): Promise<void> {
    const from = since === "game" ? this.#room.heardBeforeGame(null) : since;
    const missed = await eventsSince(this.#table, this.#room, null, from, this.#host);
    this.audience.admit(viewer, this.#room, request, missed);
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
    for (let next = this.#waiting[0]; next !== undefined && next.at <= until; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.audience.tell(this.#room, this.#room.follow(next));
    }
    this.#schedule();
  }

  #giveUp(error: unknown): void {
    this.broken = true;
    this.#host.failed(this.#table, error);
    this.audience.sendAway("failed", "Something went wrong while showing the table. Join it again.");
  }
}
