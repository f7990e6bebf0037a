import type { TableRow } from "./database.ts";
import type { LocalCard } from "./local-tables.ts";

/** Tables as lists show them, newest first. */
export function cardsOf(rows: readonly TableRow[]): readonly LocalCard[] {
  return rows
    .map(({ position: _position, rulesVersion: _rules, places, ...row }) => ({ ...row, places: [...places] }))
    .sort((one, other) => other.updated - one.updated);
}
