import type { LogEntry } from "@medallion/table";
import type { GameRow, KeptRoom, SnapshotRow, TableRow } from "../database.ts";
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
  remove(table: string): Promise<void>;
  game(table: string, number: number): Promise<string | undefined>;
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
