import type { RoomEvent } from "./event.ts";

/** What one viewer has heard since people gathered for the current game. */
export class Transcript {
  #events: RoomEvent[] = [];
  /** The viewer's number of the first event that is kept. */
  #first = 0;

  /** All that was heard, with what was taken back since. */
  get events(): readonly RoomEvent[] {
    return this.#events;
  }

  /** Takes in events number `from` and on; gives back how many of those kept so far belong to an earlier game and are gone now. */
  hear(events: readonly RoomEvent[], from: number): number {
    if (this.#events.length === 0) this.#first = from;
    this.#events.push(...events);
    const next = this.#events.findLastIndex(({ kind }) => kind === "gathering");
    if (next <= 0) return 0;
    this.#events = this.#events.slice(next);
    this.#first += next;
    return next;
  }

  /** The events that still hold. */
  standing(): readonly RoomEvent[] {
    const gone = new Set<number>();
    for (const [index, event] of this.#events.entries())
      if (event.kind === "takenBack")
        for (let past = event.to - this.#first; past < index; past++)
          if (this.#events[past]?.kind === "game") gone.add(past);
    return this.#events.filter((_event, index) => !gone.has(index));
  }
}
