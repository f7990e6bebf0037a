import { flow, type Ink, ink, oneLine, padded, spaces, text, textWidth } from "@medallion/ink";
import type { RowView } from "../view.ts";
import { slotMark, weatherMark } from "./marks.ts";
import type { Sight } from "./sight.ts";
import { rowOf } from "./sight.ts";
import { countedUnits, unitsInk } from "./units.ts";

/** Columns left free before everything, where a pointer shows whose turn it is. */
export const GUTTER = 2;
const TOTAL = 4;
const SLOT = 4;

/** A row in full: name, total, weather, slot and all its units under each other's column. */
export function rowLines(sight: Sight, row: RowView): readonly Ink[] {
  return flow(unitsInk(sight, row.cards), { width: sight.width, lead: rowLead(sight, row) });
}

/** A row on one line; units that do not fit are counted. */
export function rowLine(sight: Sight, row: RowView): Ink {
  return oneLine(countedUnits(sight, row.cards), { width: sight.width, lead: rowLead(sight, row) });
}

function rowLead(sight: Sight, row: RowView): Ink {
  const rows = sight.view.sides.flatMap((side) => side.rows);
  const names = rows.map((other) => textWidth(text(sight, `row.${other.row}`)));
  const { slot } = row;
  const filled = slot === undefined || slot === "leader" ? slot : rowOf(sight, slot.id);
  return [
    ...spaces(GUTTER),
    ...ink(padded(text(sight, `row.${row.row}`), Math.max(...names)), row.weather ? "cold" : "quiet"),
    ...ink(String(row.total).padStart(TOTAL), "strong"),
    ...(row.weather
      ? [...ink(" "), weatherMark(sight)]
      : spaces(rows.some((other) => other.weather) ? 2 : 0)),
    ...(slot === undefined
      ? spaces(rows.some((other) => other.slot !== undefined) ? SLOT : 0)
      : [...ink(" "), slotMark(sight, filled)]),
    ...spaces(2),
  ];
}
