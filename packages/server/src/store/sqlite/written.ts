import { sittingValues, tableValues } from "../rows.ts";
import type { Append, Summary } from "../store.ts";
import { storable } from "../text.ts";
import { CHANGING } from "./columns.ts";
import type { AppendWork, SittingRow, Value } from "./work.ts";

/** What an append makes of a table's row and sittings. */
export interface Written {
  /** How many entries the table has then. */
  readonly position: number;
  readonly due: number | null;
  readonly summary: Summary;
  readonly sittings: readonly SittingRow[];
}

export function writtenBy(append: Append): Written {
  const { position, entries, summary } = append;
  const sittings = sittingValues(append).map(
    ({ person, turn, ended }): SittingRow => [storable(person), turn, ended],
  );
  return { position: position + entries.length, due: summary.due ?? null, summary, sittings };
}

/** All of the row but what names it, in the order of `CHANGING`. */
export function rowValues(append: Append): readonly Value[] {
  const row = tableValues(append);
  return CHANGING.map((name) => storable(row[name]));
}

/** What of `append` is to be written over `before`. */
export function changes(
  before: Written | undefined,
  append: Append,
  { due, summary, sittings }: Written,
): Pick<AppendWork, "row" | "sittings" | "turned"> {
  if (before === undefined || !isSameRow(before.summary, summary))
    return { row: { kind: "written", values: rowValues(append) }, sittings };
  const updated = append.updated ?? append.at;
  return {
    row: due === before.due ? { kind: "moved", updated } : { kind: "moved", updated, due },
    ...seats(before.sittings, sittings),
  };
}

/** Whether all of the row is the same but how far it is, when it was touched and what is due. */
function isSameRow(one: Summary, other: Summary): boolean {
  return (
    KEPT.every((name) => one[name] === other[name]) &&
    (one.card === other.card || JSON.stringify(one.card) === JSON.stringify(other.card))
  );
}

const KEPT = ["game", "mode", "stage", "open", "rated", "seats", "free", "owner"] as const;

/** Mostly the same people sit there, and only whose turn it is has changed. */
function seats(
  before: readonly SittingRow[],
  now: readonly SittingRow[],
): Pick<AppendWork, "sittings" | "turned"> {
  const same =
    before.length === now.length &&
    now.every(
      ([person, , ended], index) =>
        person === before[index]?.[0] && (ended !== null || before[index][2] === null),
    );
  if (!same) return { sittings: now };
  const turned = now.filter(
    ([, turn, ended], index) => turn !== before[index]?.[1] || ended !== before[index]?.[2],
  );
  return turned.length === 0 ? {} : { turned };
}

/** How many tables are remembered. */
const REMEMBERED = 4000;

/** What one store last wrote to tables, so that it need not write it again. */
export class Memory {
  readonly #tables = new Map<string, Written>();

  /** What was written if nobody can have written since: each who does moves the position. */
  recall(table: string, position: number): Written | undefined {
    const written = this.#tables.get(table);
    return written?.position === position ? written : undefined;
  }

  /** One that is forgotten although it is played at is written whole once, and remembered again. */
  keep(table: string, written: Written): void {
    this.#tables.set(table, written);
    if (this.#tables.size <= REMEMBERED) return;
    const [oldest] = this.#tables.keys();
    if (oldest !== undefined) this.#tables.delete(oldest);
  }
}
