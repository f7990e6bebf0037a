import type { Seat } from "@medallion/kernel";
import type { News, Room, RoomEvent } from "@medallion/table";
import { lookText } from "./look-text.ts";
import { hearable, type Viewer } from "./viewer.ts";

/** Everybody who looks at one room, and what each seat was last shown. */
export class Audience {
  readonly #table: string;
  readonly #rows = new Map<Seat | null, Row>();
  /** What decides who may look, as it was when it was last looked at. */
  #known: Pick<Room, "places" | "owner" | "closed"> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    let size = 0;
    for (const row of this.#rows.values()) size += row.viewers.size;
    return size;
  }

  count(seat: Seat | null): number {
    return this.#rows.get(seat)?.viewers.size ?? 0;
  }

  viewers(): readonly Viewer[] {
    return [...this.#rows.values()].flatMap((row) => [...row.viewers]);
  }

  /** Shows a viewer the room as it is, with the events it missed, and keeps it up to date from then on. */
  admit(viewer: Viewer, room: Room, request: number, missed: readonly RoomEvent[]): void {
    const row = this.#rows.get(viewer.seat) ?? { viewers: new Set(), shown: "", heard: 0 };
    this.#rows.set(viewer.seat, row);
    row.viewers.add(viewer);
    const look = lookText(room.look(viewer.seat));
    row.shown = look;
    row.heard = room.heard(viewer.seat);
    const from = room.heard(viewer.seat) - missed.length;
    viewer.send(
      `{"kind":"attached","request":${request},${this.#news(viewer.seat, from, hearable(missed, viewer.muted), look)}}`,
    );
  }

  dismiss(viewer: Viewer): void {
    const row = this.#rows.get(viewer.seat);
    row?.viewers.delete(viewer);
    if (row?.viewers.size === 0) this.#rows.delete(viewer.seat);
  }

  /** Tells everybody what they may hear of the news. Whom it does not concern notices nothing. */
  tell(room: Room, news: readonly News[]): void {
    this.#showOut(room);
    for (const [seat, row] of this.#rows) this.#update(room, seat, row, room.eventsFor(news, seat));
  }

  /** Tells everybody what they have not heard of a room that was read anew. */
  async resume(
    room: Room,
    missed: (seat: Seat | null, from: number) => Promise<readonly RoomEvent[]>,
  ): Promise<void> {
    this.#showOut(room);
    for (const [seat, row] of this.#rows) this.#update(room, seat, row, await missed(seat, row.heard));
  }

  #update(room: Room, seat: Seat | null, row: Row, events: readonly RoomEvent[]): void {
    const look = lookText(room.look(seat));
    if (events.length === 0 && look === row.shown) return;
    row.shown = look;
    row.heard = room.heard(seat);
    const from = row.heard - events.length;
    const usual = `{"kind":"update",${this.#news(seat, from, events, look)}}`;
    for (const viewer of row.viewers) {
      const heard = hearable(events, viewer.muted);
      viewer.send(heard === events ? usual : `{"kind":"update",${this.#news(seat, from, heard, look)}}`);
    }
  }

  /** Nobody looks from here any more. */
  sendAway(code: string, sentence: string): void {
    for (const viewer of this.viewers()) this.#detach(viewer, code, sentence);
  }

  /** Nobody goes on looking from a seat that is no longer theirs, or at a table that wants no spectators. */
  #showOut(room: Room): void {
    const { places, owner, closed } = room;
    // Whoever came since was let in by the same.
    if (this.#known?.places === places && this.#known.owner === owner && this.#known.closed === closed)
      return;
    this.#known = { places, owner, closed };
    for (const [seat, { viewers }] of this.#rows) {
      const place = seat === null ? undefined : places[seat];
      // A set that is gone through may lose what it has.
      for (const viewer of viewers)
        if (seat === null) {
          if (!room.mayWatch(viewer.person))
            this.#detach(viewer, "not-allowed", "This table doesn’t allow spectators.");
        } else if (place?.kind !== "person" || place.person !== viewer.person)
          this.#detach(viewer, "not-your-seat", "This seat is no longer yours. Take a seat again, or watch.");
    }
  }

  #detach(viewer: Viewer, code: string, sentence: string): void {
    this.dismiss(viewer);
    viewer.send(JSON.stringify({ kind: "detached", table: this.#table, seat: viewer.seat, code, sentence }));
  }

  #news(seat: Seat | null, from: number, events: readonly RoomEvent[], look: string): string {
    return `"table":"${this.#table}","seat":${seat},"from":${from},"events":${JSON.stringify(events)},"look":${look}`;
  }
}

/** Sends on ahead some of what a viewer missed; the answer to its request follows. */
export function sendHistory(
  viewer: Viewer,
  table: string,
  request: number,
  { from, events }: { readonly from: number; readonly events: readonly RoomEvent[] },
): void {
  const { seat, muted } = viewer;
  const heard = hearable(events, muted);
  viewer.send(JSON.stringify({ kind: "history", request, table, seat, from, events: heard }));
}

interface Row {
  readonly viewers: Set<Viewer>;
  /** The look this seat was last shown. */
  shown: string;
  /** How many events this seat was told of. */
  heard: number;
}
