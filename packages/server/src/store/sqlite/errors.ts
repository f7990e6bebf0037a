import { StoreError, type StoreFault } from "../error.ts";

const FAULTS: ReadonlyMap<number, readonly [StoreFault, string]> = new Map([
  [5, ["busy", "The database is locked by another program. Close that, or try again."]],
  [6, ["busy", "The database is locked by another program. Close that, or try again."]],
  [8, ["readonly", "The database can’t be written. Check the permissions of its file and folder."]],
  [10, ["failed", "Disk error while using the database. Check the disk."]],
  [11, ["damaged", "The database file is damaged. Restore a backup."]],
  [13, ["full", "The disk is full. Free up some space."]],
  [14, ["failed", "The database file can’t be opened. Check its path and permissions."]],
  [26, ["damaged", "The file isn’t a database. Check its path, or restore a backup."]],
]);

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;
const FOREIGN_KEY = 787;

/** What went wrong in the database, as a `StoreError`; other errors stay what they are. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ("code" in error && error.code === "ERR_INVALID_STATE")
    return new StoreError("closed", "The database is closed.", error);
  if (!("errcode" in error) || typeof error.errcode !== "number") return error;
  if (error.errcode === UNIQUE || error.errcode === PRIMARY_KEY)
    return new StoreError("exists", `It already exists (${error.message}).`, error);
  if (error.errcode === FOREIGN_KEY)
    return new StoreError("missing", `What it belongs to is gone (${error.message}).`, error);
  // The low byte is the primary code; the rest says which kind of it.
  const [code, sentence] = FAULTS.get(error.errcode & 0xff) ?? [
    "failed",
    `The database failed: ${error.message}.`,
  ];
  return new StoreError(code, sentence, error);
}
