import { InputError, type Kit } from "@medallion/kernel";
import { type LogEntry, Room } from "@medallion/table";
import type { Store } from "../store/store.ts";

/** A room from the store: its last checkpoint and the entries since, or its whole log. */
export interface LoadedRoom {
  readonly room: Room;
  /** The position of the checkpoint it came from. */
  readonly saved: number;
}

/** The room as it is, or as it was after `upTo` entries; throws `InputError` if only other rules could make it. */
export async function loadRoom(
  id: string,
  { kits, store }: { readonly kits: readonly Kit[]; readonly store: Store },
  upTo?: number,
): Promise<LoadedRoom | undefined> {
  const checkpoint = await store.tables.checkpoint(id);
  if (checkpoint !== undefined && (upTo === undefined || checkpoint.position <= upTo)) {
    const room = restored(kits, checkpoint.data);
    if (room !== undefined) {
      const since = await store.tables.entries(id, checkpoint.position);
      if (follows(room, upTo === undefined ? since : since.slice(0, upTo - checkpoint.position)))
        return { room, saved: checkpoint.position };
    }
  }
  const entries = await store.tables.entries(id);
  if (entries.length === 0) return undefined;
  return { room: Room.replay(kits, entries.slice(0, upTo)), saved: 0 };
}

/** Entries written under other rules may not fit a room that goes on under new ones. */
function follows(room: Room, entries: readonly LogEntry[]): boolean {
  try {
    for (const entry of entries) room.follow(entry);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** A checkpoint that cannot be read is no loss: the log has everything. */
function restored(kits: readonly Kit[], data: string): Room | undefined {
  try {
    return Room.restore(kits, JSON.parse(data));
  } catch {
    return undefined;
  }
}
