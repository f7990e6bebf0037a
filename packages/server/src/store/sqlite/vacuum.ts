import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { StoreLog } from "../database.ts";
import { IN_MEMORY, type Sqlite } from "./open.ts";

/** Larger files are not written anew at a start: that would take minutes. */
const LARGEST = 2 ** 30;

/**
 * Lets a file that an earlier version made give free pages back, by writing it anew once. Not where it is too large or
 * the disk too full for a copy: then it only reuses its free pages, as before.
 */
export async function enableVacuum(database: Sqlite, log?: StoreLog): Promise<void> {
  if (database.path === IN_MEMORY) return;
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(database.db);
  if (rows[0]?.auto_vacuum !== 0) return;
  const { size } = statSync(database.path);
  const { bavail, bsize } = statfsSync(dirname(database.path));
  if (size > LARGEST || bavail * bsize < 2 * size) {
    log?.({ kind: "not-compacted", bytes: size });
    return;
  }
  const release = await database.gate.hold();
  try {
    await database.line.query("pragma auto_vacuum = incremental", []);
    await database.line.query("vacuum", []);
  } finally {
    release();
  }
  log?.({ kind: "compacted", before: size, after: statSync(database.path).size });
}
