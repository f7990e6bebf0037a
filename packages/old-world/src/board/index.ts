// Texts: outline.*, board.*, entry.*, phase.*; the names and words of components and options besides.
import { drawn, type Ink, spaced } from "@medallion/ink";
import type { Board } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { View } from "../view.ts";
import { cardLines } from "./cards.ts";
import { diceLines } from "./dice.ts";
import { entriesOf } from "./entries.ts";
import { fightLines } from "./fight.ts";
import { headerLines } from "./header.ts";
import { mapLines } from "./map.ts";
import { outlineOf } from "./outline.ts";
import { playerLines } from "./player.ts";
import { poolLines } from "./pool.ts";
import { type Sight, seatsInSight } from "./sight.ts";
import { storyLines } from "./story.ts";

/** The table with letters and in words: what is going on above, then the others, and the viewer below. */
export const board: Board<View> = {
  draw(view, say, paint) {
    return drawn(tableLines({ view, say, width: paint.width }), paint);
  },
  entries: entriesOf,
  outline: outlineOf,
};

function tableLines(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const [near = 0, ...far] = seatsInSight(view);
  return spaced([
    headerLines(sight),
    ...sceneBlocks(sight),
    ...far.toReversed().map((seat) => playerLines(sight, seat)),
    [...playerLines(sight, near), ...cardLines(sight, at(view.players, near).hand ?? [])],
  ]);
}

/** A story, a fight or dice while they go on; otherwise the map, and the pool where it can be used. */
function sceneBlocks(sight: Sight): readonly (readonly Ink[])[] {
  const scene = [storyLines(sight), fightLines(sight), diceLines(sight)];
  if (scene.some((block) => block.length > 0)) return scene;
  return [mapLines(sight), poolLines(sight)];
}
