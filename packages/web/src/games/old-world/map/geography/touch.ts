import { POINTS, type SheetPoint } from "./points.ts";

/** How far a place answers to a finger at most, in units of the sheet: 44 pixels and more where the map is 390 wide. */
export const REACH = { left: 112, right: 112, top: 96, bottom: 100 } as const;

const WIDTH = REACH.left + REACH.right;
const HEIGHT = REACH.top + REACH.bottom;

/** The box around a plaque within which it answers, as an octagon around its middle. */
const OCTAGON: readonly SheetPoint[] = (() => {
  const { left, right, top, bottom } = REACH;
  const cut = 44;
  return [
    { x: -left, y: -top + cut },
    { x: -left + cut, y: -top },
    { x: right - cut, y: -top },
    { x: right, y: -top + cut },
    { x: right, y: bottom - cut },
    { x: right - cut, y: bottom },
    { x: -left + cut, y: bottom },
    { x: -left, y: bottom - cut },
  ];
})();

/** By place: where it answers, as corners around its middle. It ends halfway to every neighbour. */
export const TOUCHED: readonly (readonly SheetPoint[])[] = POINTS.map((place) =>
  POINTS.reduce(
    (corners, other) =>
      other === place ? corners : nearerHalf(corners, { x: other.x - place.x, y: other.y - place.y }),
    OCTAGON,
  ),
);

/** By place: the same as the `clip-path` of an element that lies over `REACH`. */
export const TOUCH_CLIPS: readonly string[] = TOUCHED.map((corners) => {
  const share = (value: number): string => `${(value * 100).toFixed(2)}%`;
  const points = corners.map(
    ({ x, y }) => `${share((x + REACH.left) / WIDTH)} ${share((y + REACH.top) / HEIGHT)}`,
  );
  return `polygon(${points.join(", ")})`;
});

/** What of a convex shape is nearer to the origin than to `other`. */
function nearerHalf(corners: readonly SheetPoint[], other: SheetPoint): readonly SheetPoint[] {
  const middle = (other.x ** 2 + other.y ** 2) / 2;
  const beyond = ({ x, y }: SheetPoint): number => x * other.x + y * other.y - middle;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const here = beyond(corner);
    const there = beyond(next);
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share },
    ];
  });
}
