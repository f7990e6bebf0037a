import type { TableRow } from "./database.ts";
import type { FinishedRow } from "./finished-row.ts";
import type { LocalCard } from "./local-tables.ts";

/** Tables as lists show them, newest first. */
export function cardsOf(rows: readonly TableRow[]): readonly LocalCard[] {
  return rows
    .map(({ position: _position, rulesVersion: _rules, places, ...row }) => ({ ...row, places: [...places] }))
    .sort((one, other) => other.updated - one.updated);
}

/** Finished games in the order of lists; of one moment, the later of a table first. */
export function newestFirst(rows: readonly FinishedRow[]): readonly FinishedRow[] {
  return rows.toSorted((one, other) => other.finished - one.finished || other.number - one.number);
}
