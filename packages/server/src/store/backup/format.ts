import { InputError } from "@medallion/kernel";
import * as z from "zod";

/**
 * A backup is JSON text, one value per line, packed by gzip, the same for both stores: a header; for every table a
 * line with its columns and then its rows as arrays; a last line with the number of rows of every table.
 */
export const FORMAT = "medallion-backup";
export const FORMAT_VERSION = 1;

const header = z.object({ format: z.literal(FORMAT), version: z.int(), schema: z.int().min(1) });
const section = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const row = z.array(z.union([z.string(), z.number(), z.null()]));
const end = z.strictObject({ end: z.record(z.string(), z.int()) });
const line = z.union([row, section, end]);

export type Header = z.infer<typeof header>;
export type Row = z.infer<typeof row>;
export type Line = z.infer<typeof line>;

/** The tables of a backup, each after those it refers to. Who lives, runs what and did something lately is not kept. */
export const KEPT = [
  ...["meta", "people", "names", "sessions", "tables", "entries", "checkpoints", "sittings"],
  ...["games", "players", "ratings", "mutes", "reports", "bans", "dealt", "tallies", "keepings"],
] as const;

export function parseHeader(text: string): Header {
  const parsed = header.safeParse(json(text));
  if (!parsed.success)
    throw new InputError("foreign-backup", "This isn’t a Medallion backup. Choose another file.");
  if (parsed.data.version > FORMAT_VERSION)
    throw new InputError("newer-backup", "This backup is from a newer version. Update Medallion.");
  return parsed.data;
}

export function parseLine(text: string, number: number): Line {
  const parsed = line.safeParse(json(text));
  if (!parsed.success) throw damaged(`line ${number} cannot be read`);
  return parsed.data;
}

export function damaged(why: string): InputError {
  return new InputError(
    "damaged-backup",
    `The backup is damaged (${why}). Nothing was restored; use another one.`,
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
