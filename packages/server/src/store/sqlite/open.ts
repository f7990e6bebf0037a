import { closeSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { InputError } from "@medallion/kernel";
import { Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { StoreError } from "../error.ts";
import type { Schema } from "../schema.ts";
import { Batch, PACE } from "./batch.ts";
import { type SqliteWays, sqliteDialect } from "./dialect.ts";
import { Gate } from "./gate.ts";
import { type Line, localLine } from "./line.ts";
import { SqliteThread } from "./thread.ts";

export const IN_MEMORY = ":memory:";

export interface Sqlite extends Database, SqliteWays {
  /** Absolute and without links, or `:memory:`. */
  readonly path: string;
  /** From now on moves are kept in a journal first, or no longer; where the file is used in this very thread they never are. */
  keepJournal(keep: boolean): Promise<void>;
}

/**
 * Opens the file, which is created for its owner alone if it is not there, in this very thread: for commands that have
 * nothing else to do.
 */
export function openSqlite(given: string, { readOnly = false } = {}): Sqlite {
  const path = given === IN_MEMORY ? IN_MEMORY : fileAt(resolve(given), readOnly);
  return sqliteOver(path, localLine(path, { readOnly }), { readOnly });
}

/** The same in a thread of its own, unless it is in memory: for servers. */
export async function openSqliteThread(given: string): Promise<Sqlite> {
  if (given === IN_MEMORY) return openSqlite(given);
  const path = fileAt(resolve(given), false);
  const thread = await SqliteThread.open(path);
  return {
    ...sqliteOver(path, thread, { pace: PACE }),
    keepJournal: (keep) => thread.keepJournal(keep),
  };
}

function sqliteOver(
  path: string,
  line: Line,
  { readOnly = false, pace = 0 }: { readonly readOnly?: boolean; readonly pace?: number },
): Sqlite {
  const gate = readOnly || path === IN_MEMORY ? new Gate() : gateAt(path);
  const batch = new Batch(line, gate, pace);
  const ways = { line, gate, batch };
  return {
    kind: "sqlite",
    ...ways,
    path,
    keepJournal: async () => undefined,
    db: new Kysely<Schema>({ dialect: sqliteDialect(ways) }),
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    size: sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
    columns: sql`
      select list.name as table_name, info.name as column_name
      from sqlite_schema as list, pragma_table_info(list.name) as info
      where list.type = 'table' order by list.name, info.cid`,
    // A transaction that writes locks the file as it begins.
    lockMigrations: async () => undefined,
    close: async () => {
      await batch.drained();
      const release = await gate.hold();
      try {
        await line.close();
      } finally {
        release();
      }
    },
  };
}

/** Who has which file alone: stores of one process wait for each other, for SQLite's own waiting would stop them all. */
const byPath = new Map<string, Gate>();

function gateAt(path: string): Gate {
  const gate = byPath.get(path) ?? new Gate();
  byPath.set(path, gate);
  return gate;
}

/**
 * The file itself, whatever links lead to it: who writes, who serves and where its journal lies go by this name. SQLite
 * keeps one journal per name, so that a file with two names of its own (hard links) would be damaged.
 */
function fileAt(path: string, readOnly: boolean): string {
  if (!readOnly) create(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return path;
  if (!readOnly && found.isFile() && found.nlink > 1)
    throw new InputError(
      "linked-store",
      `${path} has ${found.nlink} names (hard links), which would damage it. Copy it, and use the copy.`,
    );
  return realpathSync(path);
}

/** Makes the file and its folder if they are not there, for their owner alone. */
export function create(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError("failed", `Can’t create or open ${path} (${why}).`, error);
  }
}
