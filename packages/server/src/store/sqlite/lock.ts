import { DatabaseSync } from "node:sqlite";
import { InputError } from "@medallion/kernel";
import { create } from "./open.ts";

interface Held {
  readonly file: DatabaseSync;
  holders: number;
}

/** What this process holds, by path: one process may open a store more than once. */
const held = new Map<string, Held>();

/**
 * Makes this the only process that serves the file, or says which one does. The lock is the operating system's, on a
 * file beside the database, so that it ends with the process however that dies. Returns what gives it up.
 */
export function lockFile(path: string): () => void {
  const lock = held.get(path) ?? { file: take(`${path}-lock`, path), holders: 0 };
  held.set(path, lock);
  lock.holders++;
  return () => {
    lock.holders--;
    if (lock.holders > 0) return;
    held.delete(path);
    lock.file.close();
  };
}

function take(lockPath: string, path: string): DatabaseSync {
  create(lockPath);
  const file = new DatabaseSync(lockPath, { timeout: 0 });
  try {
    file.exec("create table if not exists holder (pid integer not null)");
    file.exec(`begin immediate; delete from holder; insert into holder values (${process.pid}); commit`);
    // An open write transaction is the lock; others may still read who holds it.
    file.exec("begin immediate");
    return file;
  } catch (error) {
    const refusal = isBusy(error) ? inUse(file, path) : error;
    file.close();
    throw refusal;
  }
}

function inUse(file: DatabaseSync, path: string): InputError {
  const pid = file.prepare("select pid from holder").get()?.pid;
  return new InputError(
    "store-in-use",
    `Another server (process ${pid ?? "unknown"}) is using ${path}. Stop it first, or set DATABASE_URL to another file.`,
  );
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}
