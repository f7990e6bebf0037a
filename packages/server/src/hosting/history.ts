import { InputError, type Kit, type Seat } from "@medallion/kernel";
import { eventsOf, Room, type RoomEvent } from "@medallion/table";
import type { Store } from "../store/store.ts";

/** What a viewer of this room has heard from its event `from` on, made from the log. */
export async function eventsSince(
  id: string,
  room: Room,
  viewer: Seat | null,
  from: number,
  { kits, store }: { readonly kits: readonly Kit[]; readonly store: Store },
): Promise<readonly RoomEvent[]> {
  if (from >= room.heard(viewer)) return [];
  const entries = await store.tables.entries(id);
  const checkpoint = await store.tables.checkpoint(id);
  // From here on nothing waits, so the room stands still.
  try {
    return eventsOf(kits, entries.slice(0, room.position), viewer, from);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  // Entries of older rules cannot be played again: what happened since the checkpoint must do.
  if (checkpoint === undefined || checkpoint.position > room.position) return [];
  const base: unknown = JSON.parse(checkpoint.data);
  const first = Room.restore(kits, base).heard(viewer);
  const since = entries.slice(checkpoint.position, room.position);
  return eventsOf(kits, since, viewer, Math.max(from, first), base);
}
