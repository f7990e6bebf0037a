import { useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { useShape } from "../../../drawn/layout/use-shape.ts";
import { witcherIn } from "../sight/sight.ts";
import { useTable } from "../sight/table-context.ts";
import { POINTS, SHEET } from "./geography/points.ts";
import { LensButtons } from "./lens/lens-buttons.tsx";
import { useLens } from "./lens/use-lens.ts";
import styles from "./old-world-map.module.css";
import { cornerFor } from "./open/corner.ts";
import { OpenPlace } from "./open/open-place.tsx";
import { openedPlace } from "./open/opened.ts";
import { Places } from "./place/places.tsx";
import { Roads } from "./roads/roads.tsx";
import { Lettering } from "./sheet/lettering.tsx";
import { MapSheet } from "./sheet/map-sheet.tsx";
import { useSketch } from "./sketch/sketch.ts";
import { SketchBar, SketchButton } from "./sketch/sketch-bar.tsx";
import { type PlaceState, placeStates } from "./state/place-state.ts";
import { type Leg, wayOfTurn } from "./state/ways-gone.ts";

/** How large a place is shown that is opened where there is no room for names. */
const OPENED = 2;

/** The Continent: where everybody is, where one can go and for how much, and what lies there. */
export function OldWorldMap() {
  const table = useTable();
  const { sight, text } = table;
  const { scene, player } = sight;
  const shape = useShape();
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lens = useLens(pane, sheet);
  const places = useMemo(() => placeStates(sight), [sight]);
  const here = witcherIn(sight, player).at;
  const opened = openedPlace(table);
  const sketch = useSketch(scene.store, here);
  const open = openNumbers(places);
  const lit = useMemo(() => litRoads(places, here, opened), [places, here, opened]);
  const gone = useMemo(() => wayOfTurn(scene), [scene]);

  // Before the table is measured for a film, so that figures ride on the sheet as it lies then.
  const isTold = useEffectEvent(() => table.isTelling);
  useLayoutEffect(() => {
    if (shape !== "phone") return;
    if (opened !== undefined) lens.current?.showAt(shareOf(opened), OPENED);
    else if (isTold()) lens.current?.wholeAtOnce();
    else lens.current?.whole();
  }, [shape, opened, lens]);

  return (
    <MapSheet
      pane={pane}
      sheet={sheet}
      label={text("oldWorld.map")}
      above={
        <>
          <LensButtons lens={() => lens.current}>
            <SketchButton sketch={sketch} />
          </LensButtons>
          <SketchBar sketch={sketch} />
          {opened === undefined || shape === "phone" ? null : (
            <div className={styles.card} data-corner={cornerFor(opened, here, open)}>
              <OpenPlace place={opened} />
            </div>
          )}
        </>
      }
    >
      <Lettering title={scene.say(scene.kit.name)} sea={text("oldWorld.map.sea")} />
      <Roads lit={lit} gone={gone} sketched={sketch.legs} />
      <Places
        places={places}
        opened={opened}
        sketch={sketch}
        looked={(place) => lens.current?.reveal(shareOf(place))}
      />
    </MapSheet>
  );
}

/** The roads that lead on; to the opened place alone, if one may go there. */
function litRoads(
  places: readonly PlaceState[],
  here: number | undefined,
  opened: number | undefined,
): readonly Leg[] {
  if (here === undefined) return [];
  const open = openNumbers(places);
  const shown = opened !== undefined && open.includes(opened) ? [opened] : open;
  return shown.map((to) => ({ from: here, to }));
}

function openNumbers(places: readonly PlaceState[]): readonly number[] {
  return places.filter(({ standing }) => standing === "open").map(({ number }) => number);
}

function shareOf(place: number): { readonly x: number; readonly y: number } {
  const { x, y } = POINTS[place] ?? { x: 0, y: 0 };
  return { x: x / SHEET.width, y: y / SHEET.height };
}
