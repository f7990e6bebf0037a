import { placeLine, placesInSight } from "@medallion/old-world/pages";
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from "react";
import { ARROWS } from "../../../../drawn/keys/direction.ts";
import { digitOf, lightOn } from "../../../../drawn/pointing/lights.ts";
import { placeName } from "../../sight/names.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { alongRoad } from "../geography/roads.ts";
import { opening } from "../open/opened.ts";
import type { Sketching } from "../sketch/sketch.ts";
import type { PlaceState } from "../state/place-state.ts";
import styles from "./place.module.css";
import { MapPlace } from "./place.tsx";

interface PlacesProps {
  readonly places: readonly PlaceState[];
  readonly opened: number | undefined;
  readonly sketch: Sketching;
  /** Somebody has come to a place by keys. */
  readonly looked: (place: number) => void;
}

/** All places in the order of their numbers. Arrows go along roads; Tab leads to one of them and on. */
export function Places({ places, opened, sketch, looked }: PlacesProps) {
  const { sight, lights, digits, text } = useTable();
  const { scene, view } = sight;
  const [last, setLast] = useState<number>();
  const here = places.find(({ standing }) => standing === "here")?.number;
  const stop = last ?? here ?? 0;
  // Said anew only when something has changed there, not with whatever is pointed at.
  const labels = useMemo(() => {
    const sights = placesInSight(view);
    return places.map(({ number, standing, prices }) => {
      const seen = sights[number];
      return text("oldWorld.map.label", {
        place: seen === undefined ? placeName(sight, number) : scene.say(placeLine(seen)),
        standing,
        prices: prices.map((price) => text("oldWorld.map.price", { price })),
      });
    });
  }, [places, sight, scene, view, text]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const heading = event.shiftKey ? undefined : ARROWS[event.key];
    const from = placeAt(event.target);
    const to = heading === undefined || from === undefined ? undefined : alongRoad(from, heading);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus({ preventScroll: true });
  };
  const draw = (event: MouseEvent): void => {
    const place = placeAt(event.target);
    if (!sketch.isDrawn || place === undefined) return;
    event.preventDefault();
    sketch.draw(place);
  };
  return (
    <ol
      className={styles.places}
      onKeyDown={press}
      onClickCapture={draw}
      onFocus={({ target }) => {
        const place = placeAt(target);
        // Who points with a mouse or finger sees the place, and needs no stop for Tab there.
        if (place === undefined || !target.matches(":focus-visible")) return;
        setLast(place);
        looked(place);
      }}
    >
      {places.map((place, index) => {
        const spot = spotOf.place(place.number);
        const isLit = lightOn(lights, spot) !== "rest";
        return (
          <MapPlace
            key={place.number}
            place={place}
            name={placeName(sight, place.number)}
            label={labels[index] ?? ""}
            isChosen={place.number === opened}
            spot={isLit ? spot : undefined}
            opens={opening(sight, place.number)}
            digit={digits && isLit ? digitOf(lights, spot) : undefined}
            isStop={place.number === stop}
            pencil={pencilAt(sketch, place.number)}
          />
        );
      })}
    </ol>
  );
}

function placeAt(target: EventTarget): number | undefined {
  const number = target instanceof HTMLElement ? target.dataset.place : undefined;
  return number === undefined ? undefined : Number(number);
}

/** How many moves there by the sketch; 0 where the pencil may go next. */
function pencilAt({ isDrawn, places, next }: Sketching, place: number): number | undefined {
  const at = places.indexOf(place);
  if (at >= 0) return at + 1;
  return isDrawn && next.includes(place) ? 0 : undefined;
}
