import { POINTS, SHEET } from "../geography/points.ts";

/** Where on the map a card can lie. */
export const CORNERS = ["bottom-left", "top-left", "bottom-right", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];

/** How much of the sheet a card takes, as shares of its width and height. */
const CARD = { width: 0.44, height: 0.6 };

/** The corner in which a card hides least: never the place it tells of if that can be, then where one stands or may go. */
export function cornerFor(place: number, here: number | undefined, open: readonly number[]): Corner {
  const cost = (corner: Corner): number =>
    POINTS.reduce((sum, _, number) => {
      if (!isUnder(corner, number)) return sum;
      return sum + (number === place ? 100 : number === here ? 20 : open.includes(number) ? 10 : 1);
    }, 0);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

function isUnder(corner: Corner, place: number): boolean {
  const { x, y } = POINTS[place] ?? { x: 0, y: 0 };
  const across = corner.endsWith("left") ? x / SHEET.width : 1 - x / SHEET.width;
  const down = corner.startsWith("top") ? y / SHEET.height : 1 - y / SHEET.height;
  return across < CARD.width && down < CARD.height;
}
