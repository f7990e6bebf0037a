import { flow, type Ink, ink, joined } from "@medallion/ink";
import { at } from "@medallion/kernel";
import type { Sight } from "./sight.ts";
import { farSides, namesText, nearSide, whoIs } from "./sight.ts";

/** The round, whose turn it is, and how the rounds before ended. */
export function headerLines(sight: Sight): readonly Ink[] {
  const { view, say, width } = sight;
  const now: Ink[] = [];
  if (view.round > 0 && view.phase !== "over")
    now.push(ink(say({ key: "board.round", values: { round: view.round } }), "title"));
  if (view.phase === "round" && view.turn >= 0)
    now.push(ink(say({ key: "board.turn", values: { seat: whoIs(sight, view.turn) } }), "title"));
  return [...(now.length > 0 ? flow(now, { width, lead: [] }) : []), ...historyLines(sight)];
}

/** The totals of every round that was fought out, in the order the sides lie on the table. */
export function historyLines(sight: Sight): readonly Ink[] {
  const { view, say, width } = sight;
  const sides = [...farSides(sight), nearSide(sight)];
  const items = view.rounds.map(({ totals, winners, change }, i) => {
    const parts = sides.map((side) => {
      const won = winners.includes(side);
      const gained = view.mode === "free-for-all" ? ` (+${at(change, side)})` : won ? " ✓" : "";
      const names = namesText(sight, at(view.sides, side).members);
      return ink(`${names} ${at(totals, side)}${gained}`, won ? "good" : undefined);
    });
    const round = say({ key: "board.round", values: { round: i + 1 } });
    return [...ink(`${round}: `, "quiet"), ...joined(parts, ink(", ", "quiet"))];
  });
  if (items.length === 0) return [];
  const together = sides.length > 2 ? items.map((item) => [item]) : [items];
  return together.flatMap((rounds) => flow(rounds, { width, lead: [] }));
}
