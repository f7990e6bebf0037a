/** What is said between the server and the thread that has the file. Plain JSON: as text it costs a fraction of a clone. */

import type { Beyond } from "../store.ts";

export type Value = string | number | null;

export interface Statement {
  readonly kind: "statement";
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Result {
  readonly rows: readonly Readonly<Record<string, Value>>[];
  readonly changes: number;
}

/** Entries of a table with all that follows from them. */
export interface AppendWork {
  readonly kind: "append";
  readonly table: string;
  /** How many entries there are before these. */
  readonly position: number;
  readonly entries: readonly string[];
  readonly row: RowWork;
  /** Who sits there now; absent if that has not changed. */
  readonly sittings?: readonly SittingRow[];
  /** The same people sit there as before: those whose turn has changed, or for whom the table ended. */
  readonly turned?: readonly SittingRow[];
  readonly games: readonly GameWork[];
  /** Absent if the owner may have any number of tables. */
  readonly allowance?: AllowanceWork;
}

/** How many tables of these kinds the owner may have with this one, and at how many others somebody may sit. */
export interface AllowanceWork {
  readonly owner: string;
  readonly tables?: number;
  readonly botTables?: number;
  readonly seats?: { readonly person: string; readonly most: number };
  readonly person?: string;
}

/** What becomes of the table's row: a new one, one that is written anew, or one of which only this has changed. */
export type RowWork =
  | { readonly kind: "found"; readonly values: readonly Value[] }
  | { readonly kind: "written"; readonly values: readonly Value[] }
  | { readonly kind: "moved"; readonly updated: number; readonly due?: number | null };

/** Person, whether it is their turn, and when the table ended. */
export type SittingRow = readonly [person: string, turn: number, ended: number | null];

export interface GameWork {
  readonly values: readonly Value[];
  readonly players: readonly (readonly Value[])[];
  /** Absent if nobody's rating changes. */
  readonly rating?: RatingWork;
}

/** New ratings, worked out from what was known: they are only written while that is still so. */
export interface RatingWork {
  readonly game: string;
  readonly mode: string;
  readonly people: readonly string[];
  readonly known?: readonly RatingRow[];
  readonly after?: readonly RatingRow[];
}

export type RatingRow = readonly [person: string, mu: number, sigma: number, games: number];

/** Brings a table to where it stands, before anything is written that goes by it. */
export interface CarryWork {
  readonly kind: "carry";
  readonly table: string;
}

export type Work = Statement | AppendWork | CarryWork;

/** What most appends are: nothing but where the table stands and whose turn it is has changed. Append only: journals hold it. */
export type MoveWork = AppendWork & { readonly row: Extract<RowWork, { kind: "moved" }> };

export function isMove(work: Work): work is MoveWork {
  return (
    work.kind === "append" &&
    work.row.kind === "moved" &&
    work.sittings === undefined &&
    work.games.length === 0 &&
    work.allowance === undefined &&
    (work.turned ?? []).every(([, , ended]) => ended === null)
  );
}

/** What became of one piece of work. `unrated`: nothing was written, since this game's ratings go by others than these. */
export type Outcome =
  | { readonly kind: "done"; readonly result?: Result }
  | { readonly kind: "conflict" }
  | { readonly kind: "beyond"; readonly what: Beyond }
  | { readonly kind: "unrated"; readonly game: number; readonly ratings: readonly RatingRow[] }
  | { readonly kind: "failed"; readonly fault: Fault };

/** An error on its way between threads. */
export interface Fault {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

export type Ask =
  | { readonly kind: "query"; readonly sql: string; readonly values: readonly Value[] }
  | { readonly kind: "commit"; readonly works: readonly Work[] }
  /** From now on moves are kept in a journal first, or no longer. */
  | { readonly kind: "journal"; readonly keep: boolean }
  | { readonly kind: "close" };
