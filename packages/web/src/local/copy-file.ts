import { GAME_IDS } from "@medallion/games/lazy";
import { InputError, type Message, type Value } from "@medallion/kernel";
import { tableIdSchema } from "@medallion/protocol";
import { parseLogEntry, placeSchema, settingsSchema } from "@medallion/table";
import * as z from "zod/mini";
import type { EntryRow, GameRow, KeepRow, SnapshotRow, TableRow } from "./database.ts";
import type { FinishedRow } from "./finished-row.ts";

/** All that is kept on a device. */
export interface Copied {
  readonly tables: readonly TableRow[];
  readonly entries: readonly EntryRow[];
  readonly snapshots: readonly SnapshotRow[];
  readonly games: readonly GameRow[];
  readonly finished: readonly FinishedRow[];
  readonly keepsakes: readonly KeepRow[];
}

/** The first version held games but no tables, and could not be brought back; the second knew no results. */
const VERSION = 3;
const OLDEST = 2;

const count = z.int().check(z.minimum(0));
const room = { position: count, text: z.string() };
const tableSchema = z.object({
  id: tableIdSchema,
  settings: settingsSchema,
  places: z.array(placeSchema),
  owner: z.string(),
  stage: z.enum(["gathering", "playing", "over"]),
  turn: z.array(count),
  created: z.number(),
  updated: z.number(),
  position: count,
  rulesVersion: z.int(),
  finished: count,
  trouble: z.exactOptional(z.enum(["damaged", "outdated"])),
});
const valueSchema: z.ZodMiniType<Value> = z.lazy(() =>
  z.union([z.number(), z.string(), z.object({ seat: count }), messageSchema, z.array(valueSchema)]),
);
const messageSchema: z.ZodMiniType<Message> = z.object({
  key: z.string(),
  values: z.exactOptional(z.record(z.string(), valueSchema)),
});
const seatSchema = z.object({
  kind: z.enum(["person", "bot"]),
  name: z.string(),
  bot: z.exactOptional(z.string()),
  with: z.exactOptional(z.object({ id: z.string(), name: messageSchema })),
  score: z.exactOptional(z.number()),
  place: z.exactOptional(z.number()),
  result: z.exactOptional(z.enum(["win", "draw", "loss"])),
});
const finishedRowSchema = z.object({
  table: tableIdSchema,
  number: count,
  game: z.string(),
  mode: z.string(),
  by: z.string(),
  finished: z.number(),
  seats: z.array(seatSchema),
  favourite: z.exactOptional(z.literal(true)),
  deleted: z.exactOptional(z.number()),
  trouble: z.exactOptional(z.literal("damaged")),
});
const copySchema = z.object({
  tables: z.array(tableSchema),
  entries: z.array(z.object({ table: tableIdSchema, position: count, text: z.string() })),
  snapshots: z.array(z.object({ ...room, table: tableIdSchema, base: z.exactOptional(z.object(room)) })),
  games: z.array(z.object({ table: tableIdSchema, number: count, save: z.string() })),
  finished: z._default(z.array(finishedRowSchema), []),
  keepsakes: z.array(
    z.object({
      area: z.enum(["decks", "replays", "lessons", "puzzles"]),
      id: z.string(),
      value: z.unknown(),
      updated: z.number(),
    }),
  ),
});

export function writeCopy(copied: Copied): string {
  return JSON.stringify({ medallion: "device", version: VERSION, ...copied });
}

/** Reads the text of a copy; throws `InputError` if it is none, one of another version, or not whole. */
export function readCopy(text: string): Copied {
  const data = dataOf(text);
  if (typeof data !== "object" || data === null || !("medallion" in data) || data.medallion !== "device")
    throw new InputError("foreign-copy", "This isn’t a Medallion backup. Choose another file.");
  const version = "version" in data ? data.version : undefined;
  if (typeof version !== "number" || version < OLDEST || version > VERSION)
    throw typeof version === "number" && version > VERSION
      ? new InputError("newer-copy", "This backup is from a newer version. Reload the page.", ["version"])
      : new InputError("foreign-copy", "Backups of this version can’t be restored.", ["version"]);
  const read = copySchema.safeParse(data);
  if (!read.success) throw damaged(read.error.issues[0]?.path ?? []);
  for (const [index, table] of read.data.tables.entries()) checkTable(table, read.data, ["tables", index]);
  return read.data;
}

/** A table is whole when its game is known and its log has every entry that the table counts. */
function checkTable(table: TableRow, { entries }: Copied, path: readonly (string | number)[]): void {
  if (!GAME_IDS.includes(table.settings.game)) throw damaged([...path, "settings", "game"]);
  const log = entries
    .filter((entry) => entry.table === table.id)
    .toSorted((one, other) => one.position - other.position);
  if (log.length !== table.position || log.some(({ position }, index) => position !== index))
    throw damaged([...path, "position"]);
  for (const { text, position } of log)
    try {
      parseLogEntry(dataOf(text));
    } catch {
      throw damaged([...path, "entries", position]);
    }
}

function damaged(path: readonly PropertyKey[]): InputError {
  const named = path.map((part) => (typeof part === "number" ? part : String(part)));
  return new InputError("damaged-copy", "This backup is damaged. Choose another one.", named);
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
