import { sittingValues, tableValues } from "../rows.ts";
import type { Append } from "../store.ts";
import { storable } from "../text.ts";
import { CHANGING } from "./columns.ts";
import type { AppendWork, SittingRow, Value } from "./work.ts";

/** What an append makes of a table's row and sittings. */
export interface Written {
  /** How many entries the table has then. */
  readonly position: number;
  readonly updated: number;
  readonly due: number | null;
  /** In the order of `CHANGING`. */
  readonly values: readonly Value[];
  readonly sittings: readonly SittingRow[];
  /** All of the row but how far it is, when it was touched and what is due; and who sits there. */
  readonly rowKey: string;
  readonly sittingsKey: string;
}

export function writtenBy(append: Append): Written {
  const row = tableValues(append);
  const { position, updated, due, ...rest } = row;
  const sittings = sittingValues(append).map(
    ({ person, turn, ended }): SittingRow => [storable(person), turn, ended],
  );
  return {
    ...{ position, updated, due, sittings },
    values: CHANGING.map((name) => storable(row[name])),
    rowKey: Object.values(rest).join("\0"),
    sittingsKey: sittings.flat().join("\0"),
  };
}

/** What of `now` is to be written over `before`. */
export function changes(
  before: Written | undefined,
  now: Written,
): Pick<AppendWork, "row" | "sittings" | "turned"> {
  if (before === undefined || before.rowKey !== now.rowKey)
    return { row: { kind: "written", values: now.values }, sittings: now.sittings };
  const { updated, due } = now;
  return {
    row: { kind: "moved", updated, ...(due !== before.due && { due }) },
    ...(before.sittingsKey !== now.sittingsKey && seats(before.sittings, now.sittings)),
  };
}

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
  return {
    turned: now.filter(
      ([, turn, ended], index) => turn !== before[index]?.[1] || ended !== before[index]?.[2],
    ),
  };
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

  keep(table: string, written: Written): void {
    this.#tables.delete(table);
    this.#tables.set(table, written);
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > REMEMBERED && oldest !== undefined) this.#tables.delete(oldest);
  }
}
