// Texts: board.* (board.name and board.known among them), outline.*, entry.*, card.*, faction.*, row.*, kind.*, ability.*.
import { drawn, type Ink, spaced } from "@medallion/ink";
import type { Board } from "@medallion/kernel";
import type { View } from "../view.ts";
import { entriesOf } from "./entries.ts";
import { headerLines, historyLines } from "./header.ts";
import { middleLines } from "./middle.ts";
import { outlineOf } from "./outline.ts";
import { farLines, nearLines } from "./side.ts";
import type { Sight } from "./sight.ts";
import { farSides, hasField, nearSide } from "./sight.ts";
import { picksDecks, tournamentLines } from "./tournament.ts";

/** The table with letters and in words: opponents above, the viewer below, and what every mark on it means. */
export const board: Board<View> = {
  draw(view, say, paint) {
    return drawn(tableLines({ view, say, width: paint.width }), paint);
  },
  entries: entriesOf,
  outline: outlineOf,
};

function tableLines(sight: Sight): readonly Ink[] {
  const { tournament } = sight.view;
  const score = tournament === undefined ? [] : tournamentLines(sight, tournament);
  if (picksDecks(sight)) return spaced([score, historyLines(sight)]);
  const header = spaced([score, headerLines(sight)]);
  const far = spaced(farSides(sight).map((side) => farLines(sight, side)));
  const near = nearLines(sight, nearSide(sight));
  if (!hasField(sight)) return spaced([header, far, near]);
  return spaced([header, [...far, ...middleLines(sight), ...near]]);
}
