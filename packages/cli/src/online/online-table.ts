import type { Kit, Seat } from "@medallion/kernel";
import type { TableLink } from "@medallion/protocol";
import { type Look, type RoomEvent, type RoomLook, Transcript } from "@medallion/table";
import type { Watched } from "../session/scene.ts";
import { printable } from "./refusal.ts";

/** A table on a server as one seat, or a spectator, sees it, with all events since the game began. */
export class OnlineTable implements Watched {
  readonly kit: Kit;
  readonly seat: Seat | null;
  readonly #link: () => TableLink;
  readonly #transcript = new Transcript();
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
    const gone = this.#transcript.hear(events.map(cleaned), from);
    this.#shown = Math.max(0, this.#shown - gone);
  }

  /** What was not shown yet; asked for, it counts as shown. */
  takeFresh(): readonly RoomEvent[] {
    const { events } = this.#transcript;
    const fresh = events.slice(this.#shown);
    this.#shown = events.length;
    return fresh;
  }

  /** The events that still hold. */
  standing(): readonly RoomEvent[] {
    return this.#transcript.standing();
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
