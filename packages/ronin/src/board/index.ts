// Texts: outline.*, board.*, entry.*, phase.*; the names and words of components and options besides.
import { drawn, type Ink, spaced } from "@medallion/ink";
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
    return drawn(tableLines({ view, say, width: paint.width }), paint);
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
