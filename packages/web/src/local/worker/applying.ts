import type { LogEntry, News, Room, RoomRefusal } from "@medallion/table";
import type { KeptRoom } from "../database.ts";
import { agreed, type Order } from "./seating.ts";

/** What a command made of a room in memory, to be written in one piece. */
export interface Applied {
  readonly kind: "applied";
  readonly entries: readonly LogEntry[];
  readonly news: readonly News[];
  /** The room as the next game was gathered for, if this led to one: that game can be told anew from here. */
  readonly base: KeptRoom | undefined;
}

export type Application =
  | Applied
  | { readonly kind: "refused"; readonly refusal: RoomRefusal }
  | { readonly kind: "failed" };

/** Applies a command and what follows from it by itself. */
export function apply(room: Room, order: Order, at: number, freshSeed: () => string): Application {
  const { game } = room;
  const entries: LogEntry[] = [];
  const news: News[] = [];
  let base: KeptRoom | undefined;
  for (let next: Order | undefined = order; next !== undefined; next = agreed(room, next.command)) {
    const reply = room.command(next.by, next.command, at, freshSeed());
    if (reply.kind !== "done") {
      // What was asked for is refused; what follows from it may wait for somebody to do it.
      if (entries.length === 0) return reply;
      break;
    }
    entries.push(reply.entry);
    news.push(...reply.news);
    if (room.game !== game && base === undefined) base = keptRoom(room);
  }
  return { kind: "applied", entries, news, base };
}

export function keptRoom(room: Room): KeptRoom {
  return { position: room.position, text: JSON.stringify(room.snapshot()) };
}
