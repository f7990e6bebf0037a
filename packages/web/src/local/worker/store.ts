import type { LogEntry } from "@medallion/table";
import type { GameRow, KeptRoom, SnapshotRow, TableRow } from "../database.ts";
import type { FinishedRow } from "../finished-row.ts";
import type { TableTrouble } from "../local-tables.ts";

/** What is written when a table is founded or moves on: all of it or nothing. */
export interface Append {
  /** The table after the entries. */
  readonly row: TableRow;
  /** How many entries the log had before. */
  readonly position: number;
  readonly entries: readonly LogEntry[];
  readonly snapshot: SnapshotRow;
  readonly finished: readonly GameRow[];
  /** The same games as they are remembered. */
  readonly results: readonly FinishedRow[];
}

/**
 * `conflict`: another tab wrote first. `gone`: the table was removed. `outdated`: a newer program has played on, and
 * what we decided may be wrong by its rules.
 */
export type Appended = "done" | "conflict" | "gone" | "outdated";

/** A table as it is kept. */
export interface KeptTable {
  readonly row: TableRow;
  readonly snapshot: KeptRoom | undefined;
  /** From where its current game can be told anew; absent: from the founding. */
  readonly base: KeptRoom | undefined;
}

/** Where tables are kept. */
export interface Store {
  found(first: Append): Promise<void>;
  append(append: Append): Promise<Appended>;
  find(table: string): Promise<KeptTable | undefined>;
  /** The log from this position on; throws `InputError` for an entry that cannot be read. */
  entries(table: string, from: number): Promise<readonly LogEntry[]>;
  list(): Promise<readonly TableRow[]>;
  mark(table: string, trouble: TableTrouble | undefined): Promise<void>;
  /** Its finished games stay. */
  remove(table: string): Promise<void>;
  game(table: string, number: number): Promise<string | undefined>;
  finished(): Promise<readonly FinishedRow[]>;
  /** Saves of finished games of which nothing is remembered. */
  unremembered(): Promise<readonly GameRow[]>;
  /** Remembers these games, but for those that are remembered already. */
  remember(rows: readonly FinishedRow[]): Promise<void>;
  /** Changes what is remembered of one game; nothing if it is not. */
  alter(table: string, number: number, change: (row: FinishedRow) => FinishedRow): Promise<void>;
  /** The saves of games that were deleted before then go, and tables that are over and have none left. */
  sweep(before: number): Promise<void>;
  /** Forgets all finished games. */
  forget(): Promise<void>;
}

/** The games of these rows whose saves may go, and the tables nobody can reach any more. */
export function sweepable(
  rows: readonly FinishedRow[],
  tables: readonly TableRow[],
  before: number,
): { readonly games: readonly FinishedRow[]; readonly tables: readonly string[] } {
  const games = rows.filter(({ deleted }) => deleted !== undefined && deleted < before);
  const kept = new Set(rows.filter((row) => !games.includes(row)).map(({ table }) => table));
  const emptied = new Set(games.map(({ table }) => table).filter((table) => !kept.has(table)));
  const over = tables.filter(({ id, stage }) => stage === "over" && emptied.has(id));
  return { games, tables: over.map(({ id }) => id) };
}

/** What stands against an append, by the row that is there now. */
export function verdictOn({ row, position }: Append, there: TableRow | undefined): Appended {
  if (there === undefined) return "gone";
  if (there.rulesVersion > row.rulesVersion) return "outdated";
  return there.position === position ? "done" : "conflict";
}

/** The row with or without a note that the table cannot be played on. */
export function marked({ trouble: _, ...row }: TableRow, trouble: TableTrouble | undefined): TableRow {
  return trouble === undefined ? row : { ...row, trouble };
}
