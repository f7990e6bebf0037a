import { InputError, type Kit, type Seat } from "@medallion/kernel";
import { eventsOf, Room, type RoomEvent } from "@medallion/table";
import type { KeptRoom, TableRow } from "../database.ts";
import { DAMAGED, GONE, inputError, OUTDATED } from "./refusals.ts";
import type { KeptTable, Store } from "./store.ts";

/** A table brought back from where it was kept. */
export interface LoadedTable {
  readonly room: Room;
  readonly row: TableRow;
  readonly base: KeptRoom | undefined;
}

/**
 * The table of this id; throws `InputError` if it is gone, or if it cannot be played on: then a note is left for lists,
 * and the table stays as it is.
 */
export async function openTable(
  id: string,
  store: Store,
  kitOf: (game: string) => Promise<Kit>,
): Promise<LoadedTable> {
  const kept = await store.find(id);
  if (kept === undefined) throw inputError(GONE);
  const { trouble } = kept.row;
  try {
    const loaded = await loadTable(await kitOf(kept.row.settings.game), store, kept);
    if (trouble !== undefined) await store.mark(id, undefined);
    return loaded;
  } catch (error) {
    const code = error instanceof InputError ? error.code : undefined;
    if ((code === "damaged" || code === "outdated") && code !== trouble) await store.mark(id, code);
    throw error;
  }
}

/**
 * The room that was kept: from its snapshot, which every append writes anew, else from its log. A running game of
 * older rules goes on under ours.
 */
async function loadTable(kit: Kit, store: Store, { row, snapshot, base }: KeptTable): Promise<LoadedTable> {
  const { rulesVersion } = kit.game;
  if (row.rulesVersion > rulesVersion) throw inputError(OUTDATED);
  const restored = snapshot?.position === row.position ? restoredFrom(kit, snapshot) : undefined;
  // Entries of older rules cannot be told anew: what comes from here on can.
  if (restored !== undefined)
    return { room: restored, row, base: row.rulesVersion < rulesVersion ? snapshot : base };
  return { room: await replayed(kit, store, row), row, base: undefined };
}

/** A snapshot that cannot be read is no loss while the log can. */
function restoredFrom(kit: Kit, { text }: KeptRoom): Room | undefined {
  try {
    return Room.restore([kit], JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function replayed(kit: Kit, store: Store, { id, position }: TableRow): Promise<Room> {
  try {
    const room = Room.replay([kit], await store.entries(id, 0));
    if (room.position === position) return room;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  throw inputError(DAMAGED);
}

/** What a viewer of this room has heard from its event `from` on, made from the log. */
export async function eventsSince(
  { room, row, base }: LoadedTable,
  viewer: Seat | null,
  from: number,
  store: Store,
): Promise<readonly RoomEvent[]> {
  if (from >= room.heard(viewer)) return [];
  try {
    const kits = [room.kit];
    const entries = (await store.entries(row.id, base?.position ?? 0)).slice(
      0,
      room.position - (base?.position ?? 0),
    );
    if (base === undefined) return eventsOf(kits, entries, viewer, from);
    const start: unknown = JSON.parse(base.text);
    const first = Room.restore(kits, start).heard(viewer);
    return eventsOf(kits, entries, viewer, Math.max(from, first), start);
  } catch (error) {
    // What happened cannot be told any more; what is, the look still shows.
    if (error instanceof InputError || error instanceof SyntaxError) return [];
    throw error;
  }
}
