import type { ChangeChannel } from "./change-channel.ts";
import { type Copied, readCopy, writeCopy } from "./copy-file.ts";
import type { Database } from "./database.ts";
import type { Area, Keep } from "./keep.ts";

/** Where a copy is taken from, and brought back to. */
export interface CopyParts {
  open(): Promise<Database>;
  readonly keep: Keep;
  /** Carries the area of what was brought back. */
  readonly keepChannel: ChangeChannel;
  /** Carries the tables that were brought back. */
  readonly tablesChannel: ChangeChannel;
}

/** How much a copy brought that was not here. */
export interface Restored {
  readonly tables: number;
  readonly decks: number;
  readonly replays: number;
  readonly lessons: number;
  readonly puzzles: number;
}

const AREAS: readonly Area[] = ["decks", "replays", "lessons", "puzzles"];
const STORES = ["tables", "entries", "snapshots", "games", "finished", "keepsakes"] as const;
type Stores = (typeof STORES)[number][];

/** Everything on this device as the text of a file. Where nothing can be stored, what people keep until the page is closed. */
export async function copyText({ open, keep }: CopyParts): Promise<string> {
  const database = await open().catch(() => undefined);
  return writeCopy(database === undefined ? await passing(keep) : await everything(database));
}

async function everything(database: Database): Promise<Copied> {
  const reading = database.transaction<Stores>([...STORES]);
  const [tables, entries, snapshots, games, finished, keepsakes] = await Promise.all([
    reading.objectStore("tables").getAll(),
    reading.objectStore("entries").getAll(),
    reading.objectStore("snapshots").getAll(),
    reading.objectStore("games").getAll(),
    reading.objectStore("finished").getAll(),
    reading.objectStore("keepsakes").getAll(),
  ]);
  return { tables, entries, snapshots, games, finished, keepsakes };
}

async function passing(keep: Keep): Promise<Copied> {
  const areas = await Promise.all(
    AREAS.map(async (area) => (await keep.list(area)).map((kept) => ({ area, ...kept }))),
  );
  return { tables: [], entries: [], snapshots: [], games: [], finished: [], keepsakes: areas.flat() };
}

/**
 * Brings back what a copy holds: all of it or nothing. Of what is here already the newer stays: a table that has come
 * further, a deck that was changed later. Throws `InputError` for a file that is no whole copy, and what the database
 * throws if it has no room.
 */
export async function bringBack(
  { open, keepChannel, tablesChannel }: CopyParts,
  text: string,
): Promise<Restored> {
  const copied = readCopy(text);
  const { tables, games, areas } = await written(await open(), copied);
  for (const table of tables) tablesChannel.post(table);
  if (tables.size === 0 && games > 0) tablesChannel.post("");
  for (const area of new Set(areas)) keepChannel.post(area);
  const count = (area: Area): number => areas.filter((each) => each === area).length;
  return {
    tables: tables.size,
    decks: count("decks"),
    replays: count("replays") + games,
    lessons: count("lessons"),
    puzzles: count("puzzles"),
  };
}

interface Written {
  readonly tables: ReadonlySet<string>;
  /** Finished ones. */
  readonly games: number;
  /** The area of each row that is kept. */
  readonly areas: readonly string[];
}

async function written(database: Database, copied: Copied): Promise<Written> {
  const writing = database.transaction<Stores, "readwrite">([...STORES], "readwrite", {
    durability: "strict",
  });
  const here = new Map((await writing.objectStore("tables").getAll()).map((row) => [row.id, row.position]));
  const kept = new Map(
    (await writing.objectStore("keepsakes").getAll()).map(({ area, id, updated }) => [
      `${area}/${id}`,
      updated,
    ]),
  );
  const remembered = new Set((await writing.objectStore("finished").getAllKeys()).map(String));
  // What was deleted here stays deleted.
  const isMissing = ({ table, number }: { table: string; number: number }): boolean =>
    !remembered.has(String([table, number]));
  const results = copied.finished.filter(isMissing);
  const games = copied.games.filter(isMissing);
  const newer = copied.tables.filter(({ id, position }) => position > (here.get(id) ?? -1));
  const tables = new Set(newer.map(({ id }) => id));
  const newerKept = copied.keepsakes.filter(
    ({ area, id, updated }) => updated > (kept.get(`${area}/${id}`) ?? Number.NEGATIVE_INFINITY),
  );
  const puts = [
    ...newer.map((row) => writing.objectStore("tables").put(row)),
    ...copied.entries
      .filter(({ table }) => tables.has(table))
      .map((row) => writing.objectStore("entries").put(row)),
    ...copied.snapshots
      .filter(({ table }) => tables.has(table))
      .map((row) => writing.objectStore("snapshots").put(row)),
    ...games.map((row) => writing.objectStore("games").put(row)),
    ...results.map((row) => writing.objectStore("finished").put(row)),
    ...newerKept.map((row) => writing.objectStore("keepsakes").put(row)),
  ];
  // What fails is told by the transaction as a whole.
  for (const put of puts) put.catch(() => {});
  await writing.done;
  return { tables, games: Math.max(results.length, games.length), areas: newerKept.map(({ area }) => area) };
}
