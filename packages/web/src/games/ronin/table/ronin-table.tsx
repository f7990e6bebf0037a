import { type DrawnGame, DrawnTable } from "../../../drawn/index.ts";
import type { TableProps } from "../../../scene/scene.ts";
import { FILMS } from "../motion/films.tsx";
import { type RoninSight, sightOf } from "../sight/sight.ts";
import { Layout } from "./layout.tsx";
import { Panels } from "./panel/panels.tsx";
import { isNumbered, printedDigit, type RoninSpot } from "./play/spot.ts";
import { waysIn } from "./play/ways.ts";
import { TableZoom } from "./zoom/table-zoom.tsx";

export const RONIN: DrawnGame<RoninSight, RoninSpot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered,
  printedDigit,
  keys: (text) => [
    { keys: ["Y"], about: text("ronin.keys.confirm") },
    { keys: ["N"], about: text("ronin.keys.decline") },
    { keys: ["X"], about: text("ronin.swap") },
    { keys: ["D"], about: text("ronin.keys.discard") },
    { keys: ["L"], about: text("drawn.chronicle") },
  ],
  Layout,
  Zoom: TableZoom,
  Panels,
  films: FILMS,
};

/** The drawn table of Ronin. */
export default function RoninTable(props: TableProps) {
  return <DrawnTable game={RONIN} {...props} />;
}
