import type { Colour } from "@medallion/ronin";

/** What a painting is painted on. */
export interface Canvas {
  readonly colour: Colour;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The hand that paints: the next number from 0 to 1. */
  readonly chance: () => number;
}

/** So many strokes, each from its place. */
export function times<Of>(count: number, stroke: (place: number) => Of): Of[] {
  return Array.from({ length: count }, (_, place) => stroke(place));
}
