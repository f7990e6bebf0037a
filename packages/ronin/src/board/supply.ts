import { flow, type Ink, ink, inkWidth, joined, mark, spaces, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { seatName } from "../describe.ts";
import { cardInk, cardLines, GUTTER } from "./cards.ts";
import { activeOn, type Sight } from "./sight.ts";

/** The rows: in the Draft with the words of every effect, afterwards what is left of them in short. */
export function supplyLines(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const left = view.rows.flatMap((cards, i) => (cards.length === 0 ? [] : [i + 1]));
  if (view.phase === "draft" || view.phase === "setup") return [...spotLines(sight), ...fullRows(sight)];
  return left.flatMap((row) => shortRow(sight, row));
}

function shortRow(sight: Sight, row: number): readonly Ink[] {
  const cards = at(sight.view.rows, row - 1).map((card) => cardInk(sight, card));
  return flow(cards, { width: sight.width, lead: rowLead(sight, row) });
}

/** Runs of rows that still have cards are set as one table, so that the words of all effects stand in one column. */
function fullRows(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const indent = spaces(GUTTER + labelWidth(sight));
  const lines: Ink[] = [];
  let ids: string[] = [];
  let leads: Ink[] = [];
  const print = (): void => {
    lines.push(...cardLines(sight, ids, leads));
    ids = [];
    leads = [];
  };
  for (const [i, cards] of view.rows.entries()) {
    ids.push(...cards);
    leads.push(...cards.map((_, place) => (place === 0 ? rowLead(sight, i + 1) : indent)));
    if (cards.length > 0) continue;
    print();
    const names = namesAt(sight, i + 1);
    if (names.length > 0) lines.push(...flow([names], { width: sight.width, lead: rowLead(sight, i + 1) }));
  }
  print();
  return lines;
}

/** Who stands at the deck spot, in order of arrival. */
function spotLines(sight: Sight): readonly Ink[] {
  const names = namesAt(sight, 0);
  if (names.length === 0) return [];
  return flow([names], { width: sight.width, lead: lead(sight, spotLabel(sight)) });
}

function namesAt({ view, say }: Sight, spot: number): Ink {
  const players = view.order.filter((player) => view.spots[player] === spot);
  const names = players.map((player) =>
    ink(
      say({ key: "board.name", values: { seat: seatName(player) } }),
      player === view.seat ? "own" : "strong",
    ),
  );
  return joined(names, ink(" › ", "quiet"));
}

function rowLead(sight: Sight, row: number): Ink {
  return lead(sight, rowLabel(sight, row));
}

function lead(sight: Sight, label: Ink): Ink {
  return [...spaces(GUTTER), ...label, ...spaces(labelWidth(sight) - inkWidth(label))];
}

function spotLabel(sight: Sight): Ink {
  return ink(text(sight, "board.spot"), "quiet");
}

/** The row with the active symbols on it, and the extra XP of the last one (RO-2.7). */
function rowLabel(sight: Sight, row: number): Ink {
  const { view } = sight;
  const cards = at(view.rows, row - 1);
  const extra = row === view.rows.length ? ink(` +1 ${text(sight, "board.xp")}`, "gold") : [];
  if (cards.length === 0) return [...ink(String(row), "quiet"), ...extra];
  return [
    ...ink(`${row} `, "strong"),
    mark("◇", text(sight, "board.activeOn"), "quiet"),
    ...ink(String(activeOn(view, cards)), "strong"),
    ...extra,
  ];
}

function labelWidth(sight: Sight): number {
  const labels = [spotLabel(sight), ...sight.view.rows.map((_, i) => rowLabel(sight, i + 1))];
  return Math.max(...labels.map(inkWidth)) + 2;
}
