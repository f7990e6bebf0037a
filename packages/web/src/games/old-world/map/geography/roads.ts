import { POINTS, type SheetPoint } from "./points.ts";
import { ROUTES } from "./routes.ts";

/** Where an arrow key leads on the map. */
export type Heading = "left" | "right" | "up" | "down";

const HEADINGS: Readonly<Record<Heading, SheetPoint>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** A road that leads this far aside is none in that direction: the cosine of 62 degrees. */
const ASIDE = Math.cos((62 * Math.PI) / 180);

/** The place at the end of the road that leads most nearly in that direction; none leads there, none is given. */
export function alongRoad(from: number, heading: Heading): number | undefined {
  const start = POINTS[from];
  const ahead = HEADINGS[heading];
  if (start === undefined) return undefined;
  const ways = roadsFrom(from).flatMap((to) => {
    const end = POINTS[to];
    if (end === undefined) return [];
    const x = end.x - start.x;
    const y = end.y - start.y;
    const straight = (x * ahead.x + y * ahead.y) / Math.hypot(x, y);
    return straight < ASIDE ? [] : [{ to, straight }];
  });
  return ways.sort((one, other) => other.straight - one.straight)[0]?.to;
}

/** Where one comes from a place by one road or waterway. */
export function roadsFrom(place: number): readonly number[] {
  const ends = ROUTES.flatMap(({ a, b }) => (a === place ? [b] : b === place ? [a] : []));
  return [...new Set(ends)];
}

/** How many roads and waterways lie between two places at least. */
export function roadsApart(from: number, to: number): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let roads = 0; edge.length > 0; roads++) {
    if (edge.includes(to)) return roads;
    edge = edge.flatMap(roadsFrom).filter((place) => !seen.has(place));
    for (const place of edge) seen.add(place);
  }
  return Number.POSITIVE_INFINITY;
}
