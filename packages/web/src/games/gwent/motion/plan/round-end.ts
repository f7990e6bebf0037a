import type { GwentEvent, View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import type { GwentDraft } from "./gwent-draft.ts";
import { MS } from "./timing.ts";
import { TOPICS } from "./topics.ts";
import { zoneOf } from "./zones.ts";

type RoundEnded = Extract<GwentEvent, { kind: "roundEnded" }>;

/** The table holds its breath; the rows are counted; who wins is seen; a gem breaks; why is said, and can be read. */
export function roundEnds(draft: GwentDraft, { totals, winners, change }: RoundEnded): void {
  draft.dwell(MS.hold);
  countRows(draft, totals);
  const won = new Set(winners.map((seat) => draft.sideOf(seat)));
  for (const [side, total] of totals.entries()) {
    draft.put({ kind: "ring", zone: zoneOf.total(side), wins: won.has(side) }, MS.ring);
    count(draft, side, total);
  }
  draft.dwell(MS.ring);
  draft.lands();
  for (const [side, by] of change.entries()) if (by !== 0) draft.own({ kind: "gem", side, by }, MS.gem);
  draft.reveal(TOPICS.gems);
  if (change.some((by) => by !== 0)) draft.dwell(MS.gem);
  draft.tells();
  draft.reveal(TOPICS.rounds);
  draft.read(MS.read);
}

/** The sums begin anew and grow row by row, the same row of all sides at once; rows without a card are no news. */
function countRows(draft: GwentDraft, totals: readonly number[]): void {
  const rows = countedRows(draft.counted, totals);
  if (rows.length === 0) return;
  const sums = totals.map(() => 0);
  for (const side of totals.keys()) count(draft, side, 0);
  draft.dwell(MS.count);
  for (const row of rows) {
    for (const [side, { rows: lanes }] of draft.counted.sides.entries()) {
      const total = lanes.find((lane) => lane.row === row)?.total ?? 0;
      if (total === 0) continue;
      sums[side] = (sums[side] ?? 0) + total;
      draft.put({ kind: "gleam", zone: zoneOf.row(side, row) }, MS.countRow);
      draft.put({ kind: "nod", on: { zone: zoneOf.rowTotal(side, row) } }, MS.countRow);
      count(draft, side, sums[side] ?? 0);
    }
    draft.dwell(MS.countRow);
  }
}

function count(draft: GwentDraft, side: number, to: number): void {
  draft.count(zoneOf.total(side), draft.counted.sides[side]?.total ?? to, to);
}

/** The rows that bear something, if the field as it lies is what the round ended with; else nobody knows its rows. */
function countedRows({ sides }: View, totals: readonly number[]): readonly RowName[] {
  if (sides.some(({ total }, side) => total !== totals[side])) return [];
  const rows = sides.flatMap((side) => side.rows.flatMap(({ row, total }) => (total > 0 ? [row] : [])));
  const order = sides[0]?.rows.map(({ row }) => row) ?? [];
  return order.filter((row) => rows.includes(row));
}
