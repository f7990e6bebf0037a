import type { Seat } from "@medallion/kernel";
import type { News, Room, RoomEvent } from "@medallion/table";

/** What one entry of the log told, and how many events each viewer had heard before it, spectators last. */
interface Line {
  readonly counters: readonly number[];
  readonly news: readonly News[];
}

/** What a stretch of a room's log told, one line per entry: any viewer's events in it can be had again. */
export class Chronicle {
  #lines: Line[] = [];
  #first: number;
  #counters: readonly number[];

  /** Begins with the room as it is: what happens from here on is added. */
  constructor({ position, counters }: Pick<Room, "position" | "counters">) {
    this.#first = position;
    this.#counters = counters;
  }

  /** The position of the first entry that it has. */
  get first(): number {
    return this.#first;
  }

  /** The position after the last. */
  get end(): number {
    return this.#first + this.#lines.length;
  }

  /** The number of the viewer's first event in it. */
  begins(viewer: Seat | null): number {
    return numberIn(this.#lines[0]?.counters ?? this.#counters, viewer);
  }

  /** How many events the viewer has heard by its end. */
  heard(viewer: Seat | null): number {
    return numberIn(this.#counters, viewer);
  }

  /** The next entry's news, with the counters after it. */
  add(news: readonly News[], counters: readonly number[]): void {
    // What is for the host alone is never asked for again, and holds a whole game.
    const told = news.some(({ kind }) => kind === "finished")
      ? news.filter(({ kind }) => kind !== "finished")
      : news;
    this.#lines.push({ counters: this.#counters, news: told });
    this.#counters = counters;
  }

  /** Keeps the last entries only: now and then more than `most`, never more than twice as many. */
  trim(most: number): void {
    if (this.#lines.length < 2 * most) return;
    this.#first += this.#lines.length - most;
    this.#lines = this.#lines.slice(-most);
  }

  /** The viewer's events from number `from` on, at most so many; `from` lies within it. */
  events(room: Room, viewer: Seat | null, from: number, most: number): readonly RoomEvent[] {
    const events: RoomEvent[] = [];
    let skip = 0;
    for (let index = this.#lineOf(viewer, from); index < this.#lines.length; index++) {
      const line = this.#lines[index];
      if (line === undefined || events.length >= most + skip) break;
      if (events.length === 0) skip = from - numberIn(line.counters, viewer);
      events.push(...room.eventsFor(line.news, viewer));
    }
    return events.slice(skip, skip + most);
  }

  /** The line with the viewer's event number `from`, found by halving. */
  #lineOf(viewer: Seat | null, from: number): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const after = this.#lines[middle + 1]?.counters ?? this.#counters;
      if (numberIn(after, viewer) > from) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function numberIn(counters: readonly number[], viewer: Seat | null): number {
  return counters[viewer ?? counters.length - 1] ?? 0;
}
