import type { Kit } from "@medallion/kernel";
import { type LogEntry, Room } from "@medallion/table";
import type { Store } from "../store/store.ts";
import { type Checkpoint, checkpointOf, keepCheckpoint } from "./checkpoint.ts";
import { Chronicle } from "./chronicle.ts";
import type { Shifts } from "./shifts.ts";

/** What reading a log needs of the server. */
export interface LogReader {
  readonly kits: readonly Kit[];
  readonly store: Store;
  readonly shifts: Shifts;
  failed(table: string, error: unknown): void;
}

/** A room and what was told on its way. */
export interface Replayed {
  readonly room: Room;
  readonly chronicle: Chronicle;
}

/** How far a log is replayed, and of how many of its last entries the news are kept; all unless told. */
interface Stretch {
  readonly until?: number | undefined;
  readonly most?: number | undefined;
}

/** Entries that are read at a time, and after which a checkpoint is kept on the way. */
const PAGE = 500;
const BETWEEN = 256;

/** Hands on the entries from `from` up to but not `until` in order, in shifts. */
export async function readLog(
  table: string,
  { store, shifts }: Pick<LogReader, "store" | "shifts">,
  { from, until = Number.MAX_SAFE_INTEGER }: Pick<Stretch, "until"> & { readonly from: number },
  take: (entry: LogEntry) => void,
  taken: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let next = from; next < until; ) {
    const page = await store.tables.entries(table, next, Math.min(PAGE, until - next));
    await shifts.work(each(page, take));
    await taken();
    if (page.length < PAGE) return;
    next += page.length;
  }
}

function* each(entries: readonly LogEntry[], take: (entry: LogEntry) => void): Generator<undefined, void> {
  for (const entry of entries) {
    take(entry);
    yield;
  }
}

/**
 * The room that the log makes up to but not `until`, from its founding; `undefined` if there is no log. Of what was
 * told on the way the last `most` entries are kept. Throws `InputError` if only other rules could make it.
 */
export async function replayLog(
  table: string,
  reader: LogReader,
  { until, most }: Stretch,
): Promise<Replayed | undefined> {
  const [founding] = await reader.store.tables.entries(table, 0, 1);
  if (founding === undefined) return undefined;
  const { room, news } = Room.founded(reader.kits, founding);
  const chronicle = new Chronicle({ position: 0, counters: room.counters.map(() => 0) });
  chronicle.add(news, room.counters);
  await followLog(table, reader, { room, chronicle }, { until, most });
  return { room, chronicle };
}

/**
 * Goes on with the entries that the room has not, up to but not `until`. Where that is a long way, checkpoints are kept,
 * so that nobody has to go it again from where it began.
 */
export async function followLog(
  table: string,
  reader: LogReader,
  { room, chronicle }: Replayed,
  { until, most }: Stretch,
): Promise<void> {
  let last = room.position;
  let passed: Checkpoint[] = [];
  await readLog(
    table,
    reader,
    { from: room.position, until },
    (entry) => {
      chronicle.add(room.follow(entry), room.counters);
      if (most !== undefined) chronicle.trim(most);
      if (room.position - last < BETWEEN) return;
      last = room.position;
      passed.push(checkpointOf(room));
    },
    async () => {
      const due = passed;
      passed = [];
      for (const checkpoint of due)
        await keepCheckpoint(reader.store, table, checkpoint).catch((error) => reader.failed(table, error));
    },
  );
}
