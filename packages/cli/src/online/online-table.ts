import type { Kit, Seat } from "@medallion/kernel";
import type { TableLink } from "@medallion/protocol";
import type { Look, RoomEvent, RoomLook } from "@medallion/table";
import type { Watched } from "../session/scene.ts";
import { printable } from "./refusal.ts";

/** A table on a server as one seat, or a spectator, sees it, with all events since the game began. */
export class OnlineTable implements Watched {
  readonly kit: Kit;
  readonly seat: Seat | null;
  readonly #link: () => TableLink;
  #events: RoomEvent[] = [];
  /** The number of the first event that is kept. */
  #first = 0;
  #shown = 0;

  constructor(kit: Kit, seat: Seat | null, link: () => TableLink) {
    this.kit = kit;
    this.seat = seat;
    this.#link = link;
  }

  /** All that the viewer may know; absent until the server has answered. */
  get room(): RoomLook | undefined {
    return this.#link().look;
  }

  /** What the screens show; nothing but an empty table while people gather. */
  look(): Look {
    const table = this.room?.table;
    const { view, question, choices = [], offers = [] } = table ?? {};
    return { view, question, choices, offers };
  }

  hear(events: readonly RoomEvent[], from: number): void {
    if (this.#events.length === 0) this.#first = from;
    this.#events.push(...events.map(cleaned));
    // What was heard of the games before is no part of this one's log.
    const next = this.#events.findLastIndex(({ kind }) => kind === "gathering");
    if (next <= 0) return;
    this.#events = this.#events.slice(next);
    this.#first += next;
    this.#shown = Math.max(0, this.#shown - next);
  }

  /** What was not shown yet; asked for, it counts as shown. */
  takeFresh(): readonly RoomEvent[] {
    const fresh = this.#events.slice(this.#shown);
    this.#shown = this.#events.length;
    return fresh;
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

/** Words and names of others may hold what disturbs a terminal. */
function cleaned(event: RoomEvent): RoomEvent {
  switch (event.kind) {
    case "said":
      return { ...event, name: printable(event.name), text: printable(event.text) };
    case "saidPreset":
      return { ...event, name: printable(event.name) };
    case "placed":
      return event.place.kind === "open"
        ? event
        : { ...event, place: { ...event.place, name: printable(event.place.name) } };
    default:
      return event;
  }
}
