// Texts: outline.*, board.*, entry.*, phase.*; the names and words of components and options besides.
import { flow, type Ink, legendOf, painted, spaced } from "@medallion/ink";
import type { Board } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { View } from "../view.ts";
import { cardLines } from "./cards.ts";
import { entriesOf } from "./entries.ts";
import { headerLines } from "./header.ts";
import { outlineOf } from "./outline.ts";
import { playerLines } from "./player.ts";
import { playersInSight, type Sight } from "./sight.ts";
import { supplyLines } from "./supply.ts";
import { trackLines } from "./tracks.ts";

/** The table with letters and in words: the supply above, then the others, the alliances, and the viewer below. */
export const board: Board<View> = {
  draw(view, say, paint) {
    const sight: Sight = { view, say, width: paint.width };
    const lines = tableLines(sight);
    const legend = legendOf(lines);
    const meanings = flow(legend, { width: paint.width, lead: [], between: "  " });
    return spaced([lines, legend.length > 0 ? meanings : []]).map((line) => painted(line, paint));
  },
  entries: entriesOf,
  outline: outlineOf,
};

function tableLines(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const [near = 0, ...far] = playersInSight(view);
  return spaced([
    headerLines(sight),
    supplyLines(sight),
    ...far.toReversed().map((player) => playerLines(sight, player)),
    trackLines(sight),
    [...playerLines(sight, near), ...cardLines(sight, at(view.players, near).hand ?? [])],
  ]);
}
