import { InputError } from "@medallion/kernel";
import { restored } from "./checkpoint.ts";
import { Chronicle } from "./chronicle.ts";
import { RECENT } from "./history.ts";
import { followLog, type LogReader, type Replayed, replayLog } from "./replaying.ts";

/** A room from the store: a checkpoint and the entries since, or its whole log. */
export interface LoadedRoom extends Replayed {
  /** The position of the checkpoint it came from. */
  readonly saved: number;
}

/** The room as it is, or as it was after `upTo` entries; throws `InputError` if only other rules could make it. */
export async function loadRoom(
  id: string,
  reader: LogReader,
  upTo?: number,
): Promise<LoadedRoom | undefined> {
  const checkpoint = await reader.store.tables.checkpoint(id, upTo);
  if (checkpoint !== undefined) {
    const room = restored(reader.kits, checkpoint.data);
    const loaded = room && { room, chronicle: new Chronicle(room), saved: checkpoint.position };
    if (loaded !== undefined && (await follows(id, reader, loaded, upTo))) return loaded;
  }
  const replayed = await replayLog(id, reader, { until: upTo, most: RECENT });
  return replayed && { ...replayed, saved: 0 };
}

/** Entries written under other rules may not fit a room that goes on under new ones. */
async function follows(
  id: string,
  reader: LogReader,
  loaded: LoadedRoom,
  until: number | undefined,
): Promise<boolean> {
  try {
    await followLog(id, reader, loaded, { until, most: RECENT });
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
