import { type DrawnGame, DrawnTable } from "../../../drawn/index.ts";
import type { TableProps } from "../../../scene/scene.ts";
import { isOpened } from "../map/index.ts";
import { FILMS } from "../motion/films.tsx";
import { waysIn } from "../play/ways.ts";
import { type OldWorldSight, sightOf } from "../sight/sight.ts";
import { isNumbered, letterOf, type OldWorldSpot, printedDigit } from "../sight/spot.ts";
import { Layout } from "./layout.tsx";
import { Panels } from "./panel/panels.tsx";
import { losesFree } from "./slip.ts";
import { TableZoom } from "./zoom/table-zoom.tsx";

export const OLD_WORLD: DrawnGame<OldWorldSight, OldWorldSpot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered,
  printedDigit,
  isSlip: ({ choices }, choice) => losesFree(choices, choice),
  keys: (text) => [
    { keys: [letterOf("confirm")], about: text("oldWorld.keys.confirm") },
    { keys: [letterOf("decline"), letterOf("back")], about: text("oldWorld.keys.decline") },
    { keys: [letterOf("done"), letterOf("goOn")], about: text("oldWorld.keys.done") },
    { keys: [letterOf("action")], about: text("oldWorld.keys.action") },
    { keys: [letterOf("endPhase")], about: text("oldWorld.keys.endPhase") },
    { keys: ["K"], about: text("oldWorld.story.close") },
    { keys: ["L"], about: text("drawn.chronicle") },
  ],
  Layout,
  Zoom: TableZoom,
  Panels,
  isOpen: isOpened,
  films: FILMS,
};

/** The drawn table of Old World. */
export default function OldWorldTable(props: TableProps) {
  return <DrawnTable game={OLD_WORLD} {...props} />;
}
