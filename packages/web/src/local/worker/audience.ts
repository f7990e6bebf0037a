import type { Seat } from "@medallion/kernel";
import type { ServerMessage } from "@medallion/protocol";
import type { News, Room, RoomEvent } from "@medallion/table";

/** Somebody who looks at a table from one seat, or as a spectator. */
export interface Viewer {
  readonly seat: Seat | null;
  send(message: ServerMessage): void;
}

interface Row {
  readonly viewers: Set<Viewer>;
  /** The look that this seat was last shown, as text. */
  shown: string;
  /** How many events this seat was told of. */
  heard: number;
}

/** Everybody who looks at one room. Each hears of its own seat only, and whom something does not concern, nothing. */
export class Audience {
  readonly #table: string;
  readonly #rows = new Map<Seat | null, Row>();

  constructor(table: string) {
    this.#table = table;
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** Shows a viewer the room as it is, with the events it missed, and keeps it up to date from then on. */
  admit(viewer: Viewer, room: Room, request: number, missed: readonly RoomEvent[]): void {
    const { seat } = viewer;
    const row = this.#rows.get(seat) ?? { viewers: new Set<Viewer>(), shown: "", heard: 0 };
    this.#rows.set(seat, row);
    row.viewers.add(viewer);
    const look = room.look(seat);
    row.shown = JSON.stringify(look);
    row.heard = room.heard(seat);
    const from = row.heard - missed.length;
    viewer.send({ kind: "attached", request, table: this.#table, seat, from, events: [...missed], look });
  }

  dismiss(viewer: Viewer): void {
    const row = this.#rows.get(viewer.seat);
    row?.viewers.delete(viewer);
    if (row?.viewers.size === 0) this.#rows.delete(viewer.seat);
  }

  tell(room: Room, news: readonly News[]): void {
    for (const [seat, row] of this.#rows) this.#update(room, seat, row, room.eventsFor(news, seat));
  }

  /** Tells everybody what they have not heard of a room that was read anew. */
  async resume(
    room: Room,
    missed: (seat: Seat | null, from: number) => Promise<readonly RoomEvent[]>,
  ): Promise<void> {
    for (const [seat, row] of [...this.#rows]) this.#update(room, seat, row, await missed(seat, row.heard));
  }

  /** Nobody looks from here any more. */
  sendAway(code: string, sentence: string): void {
    for (const [seat, { viewers }] of this.#rows)
      for (const viewer of viewers)
        viewer.send({ kind: "detached", table: this.#table, seat, code, sentence });
    this.#rows.clear();
  }

  #update(room: Room, seat: Seat | null, row: Row, events: readonly RoomEvent[]): void {
    const look = room.look(seat);
    const shown = JSON.stringify(look);
    if (events.length === 0 && shown === row.shown) return;
    row.shown = shown;
    row.heard = room.heard(seat);
    const from = row.heard - events.length;
    for (const viewer of row.viewers)
      viewer.send({ kind: "update", table: this.#table, seat, from, events: [...events], look });
  }
}
