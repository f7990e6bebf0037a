import type { DrawnGame } from "../../../drawn/drawn-game.ts";
import { DrawnTable } from "../../../drawn/drawn-table.tsx";
import type { TableProps } from "../../../scene/scene.ts";
import { FILMS } from "../motion/films.ts";
import { type Sight, sightOf } from "../sight/sight.ts";
import { TableZoom } from "./cards/table-zoom.tsx";
import { Layout } from "./layout.tsx";
import { Panels } from "./panel/panels.tsx";
import { passLoses } from "./play/slip.ts";
import { isNumbered, type Spot } from "./play/spot.ts";
import { waysIn } from "./play/ways.ts";

export const GWENT: DrawnGame<Sight, Spot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered,
  isSlip: ({ view, player, choices }, choice) =>
    choices[choice]?.kind === "pass" && passLoses(view, player) !== undefined,
  keys: (text) => [
    { keys: ["P"], about: text("gwent.keys.pass") },
    { keys: ["L"], about: text("gwent.leader.use") },
  ],
  Layout,
  Zoom: TableZoom,
  Panels,
  films: FILMS,
};

/** The drawn table of Gwent. */
export default function GwentTable(props: TableProps) {
  return <DrawnTable game={GWENT} {...props} />;
}
