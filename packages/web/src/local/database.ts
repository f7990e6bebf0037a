import type { Seat } from "@medallion/kernel";
import type { Place, Settings } from "@medallion/table";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { FinishedRow } from "./finished-row.ts";
import type { TableTrouble } from "./local-tables.ts";

/** A table as lists show it, and where its log ends. */
export interface TableRow {
  readonly id: string;
  readonly settings: Settings;
  readonly places: readonly Place[];
  readonly owner: string;
  readonly stage: "gathering" | "playing" | "over";
  readonly turn: readonly Seat[];
  readonly created: number;
  readonly updated: number;
  /** Entries in its log. */
  readonly position: number;
  /** The newest rules it was played by. */
  readonly rulesVersion: number;
  /** Games that were played to their end. */
  readonly finished: number;
  readonly trouble?: TableTrouble;
}

/** One entry of a table's log, as JSON. */
export interface EntryRow {
  readonly table: string;
  readonly position: number;
  readonly text: string;
}

/** A room as JSON after so many entries. */
export interface KeptRoom {
  readonly position: number;
  readonly text: string;
}

/** The newest state of a table, and the one from which its current game can be told anew. */
export interface SnapshotRow extends KeptRoom {
  readonly table: string;
  readonly base?: KeptRoom;
}

/** A finished game: the text of its save file. */
export interface GameRow {
  readonly table: string;
  readonly number: number;
  readonly save: string;
}

/** What people keep besides tables, in areas that do not know each other. */
export interface KeepRow {
  readonly area: string;
  readonly id: string;
  readonly value: unknown;
  readonly updated: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  entries: { key: [string, number]; value: EntryRow };
  snapshots: { key: string; value: SnapshotRow };
  games: { key: [string, number]; value: GameRow };
  finished: { key: [string, number]; value: FinishedRow };
  /** Named so on every device there is, and in copies. */
  keepsakes: { key: [string, string]; value: KeepRow };
}

export type Database = IDBPDatabase<Schema>;

/** The first had no finished games apart from their saves. */
const VERSION = 2;

/** Gives the database of this name, opened when it is first needed and again after it was closed on us. */
export function databaseNamed(name = "medallion"): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade: shelve,
      // A newer program wants to change the shelves: it must not wait for us.
      blocking: () => {
        void opening?.then((database) => database.close());
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
}

/** What is new to an older database is put beside what it holds; nothing is touched. */
function shelve(database: Database, before: number): void {
  if (before < 1) shelveFirst(database);
  // Filled from the saves when somebody looks: it takes the games' rules, which may not be at hand here.
  if (before < 2) database.createObjectStore("finished", { keyPath: ["table", "number"] });
}

function shelveFirst(database: Database): void {
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("entries", { keyPath: ["table", "position"] });
  database.createObjectStore("snapshots", { keyPath: "table" });
  database.createObjectStore("games", { keyPath: ["table", "number"] });
  database.createObjectStore("keepsakes", { keyPath: ["area", "id"] });
}

/** All keys that begin with this one part. */
export function within(first: string): IDBKeyRange {
  return IDBKeyRange.bound([first], [first, []]);
}
