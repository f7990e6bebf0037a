import { useSyncExternalStore } from "react";
import type { TableStore } from "../../../../scene/table-store.ts";
import { roadsFrom } from "../geography/roads.ts";
import type { Leg } from "../state/ways-gone.ts";

/** A way that somebody thinks of for themselves: nobody else ever hears of it. */
interface Sketch {
  readonly isDrawn: boolean;
  readonly places: readonly number[];
}

const EMPTY: Sketch = { isDrawn: false, places: [] };

/** What was sketched at which table; it is gone when the table is. */
const sketches = new WeakMap<TableStore, Sketch>();
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export interface Sketching extends Sketch {
  /** From where one stands now. */
  readonly legs: readonly Leg[];
  /** Places that the pencil can go to next. */
  readonly next: readonly number[];
  toggle(): void;
  /** Draws on to a place at the end of a road, or rubs out what was drawn behind a place. */
  draw(place: number): void;
  clear(): void;
}

export function useSketch(table: TableStore, from: number | undefined): Sketching {
  const snapshot = (): Sketch => sketches.get(table) ?? EMPTY;
  const sketch = useSyncExternalStore(watch, snapshot, snapshot);
  const change = (next: Sketch): void => {
    sketches.set(table, next);
    for (const changed of watchers) changed();
  };
  const places = from === undefined ? [] : upTo(sketch.places, from);
  const end = places.at(-1) ?? from;
  return {
    ...sketch,
    places,
    legs: legsOf(from, places),
    next: end === undefined ? [] : roadsFrom(end),
    toggle: () => change({ ...sketch, isDrawn: !sketch.isDrawn }),
    draw: (place) => change({ ...sketch, places: drawnTo(places, place, end) }),
    clear: () => change({ isDrawn: false, places: [] }),
  };
}

/** What is still to be gone: a sketch whose first steps were taken goes on from there. */
export function upTo(places: readonly number[], from: number): readonly number[] {
  return places.slice(places.lastIndexOf(from) + 1);
}

export function drawnTo(
  places: readonly number[],
  place: number,
  end: number | undefined,
): readonly number[] {
  const known = places.indexOf(place);
  if (known >= 0) return places.slice(0, place === end ? known : known + 1);
  return end !== undefined && roadsFrom(end).includes(place) ? [...places, place] : places;
}

export function legsOf(from: number | undefined, places: readonly number[]): readonly Leg[] {
  const stops = from === undefined ? [] : [from, ...places];
  return stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to }));
}
