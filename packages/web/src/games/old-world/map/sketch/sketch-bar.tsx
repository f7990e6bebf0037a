import { COMPONENTS, terrainName } from "@medallion/old-world/pages";
import { Button } from "../../../../look/button.tsx";
import { useTable } from "../../sight/table-context.ts";
import { LensButton } from "../lens/lens-buttons.tsx";
import type { Sketching } from "./sketch.ts";
import styles from "./sketch-bar.module.css";

/** Takes up the pencil or puts it down; there is none before one stands somewhere. */
export function SketchButton({ sketch }: { readonly sketch: Sketching }) {
  const { text } = useTable();
  if (sketch.next.length === 0) return null;
  return (
    <LensButton
      label={text("oldWorld.map.sketch")}
      path="M4 16 5 12 14 3 17 6 8 15ZM12 5 15 8"
      press={sketch.toggle}
      isPressed={sketch.isDrawn}
    />
  );
}

/** What the sketch comes to: how many moves, and the terrain of each. */
export function SketchBar({ sketch }: { readonly sketch: Sketching }) {
  const { sight, text } = useTable();
  const { places, isDrawn, clear } = sketch;
  if (!isDrawn) return null;
  const grounds = places.map((place) => {
    const ground = COMPONENTS.locations[place]?.ground;
    return ground === undefined ? "" : sight.scene.say(terrainName(ground));
  });
  return (
    <div className={styles.bar} data-surface="sheet" role="status">
      {places.length === 0
        ? text("oldWorld.map.sketch.tell")
        : text("oldWorld.map.sketch.way", { count: places.length, grounds })}
      {places.length === 0 ? null : <Button onClick={clear}>{text("oldWorld.map.sketch.clear")}</Button>}
    </div>
  );
}
