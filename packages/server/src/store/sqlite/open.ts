import { closeSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { InputError } from "@medallion/kernel";
import { Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { StoreError } from "../error.ts";
import type { Schema } from "../schema.ts";
import { sqliteDialect } from "./dialect.ts";
import { guarded } from "./errors.ts";
import { Turns } from "./turns.ts";

export const IN_MEMORY = ":memory:";

export interface Sqlite extends Database {
  readonly file: DatabaseSync;
  readonly turns: Turns;
  /** Absolute and without links, or `:memory:`. */
  readonly path: string;
}

/** Opens the file, which is created for its owner alone if it is not there. What is committed survives a power cut. */
export function openSqlite(given: string, { readOnly = false } = {}): Sqlite {
  const path = given === IN_MEMORY ? IN_MEMORY : fileAt(resolve(given), readOnly);
  const file = guarded(() => {
    const opened = new DatabaseSync(path, { timeout: 5000, readOnly });
    if (!readOnly)
      opened.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
    return opened;
  });
  const turns = readOnly || path === IN_MEMORY ? new Turns() : turnsAt(path);
  return {
    kind: "sqlite",
    file,
    turns,
    path,
    db: new Kysely<Schema>({ dialect: sqliteDialect(file, turns) }),
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
      const done = await turns.take();
      if (file.isOpen) file.close();
      done();
    },
  };
}

/** Who writes to which file: stores of one process wait for each other, for SQLite's own waiting would stop them all. */
const byPath = new Map<string, Turns>();

function turnsAt(path: string): Turns {
  const turns = byPath.get(path) ?? new Turns();
  byPath.set(path, turns);
  return turns;
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
