/** Where an arrow key leads. */
export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Going sideways what lies in the same line is nearer than anything above or below it, and the other way round. */
const ASIDE = 3;

/** Which of the boxes lies next in that direction: the number of the nearest, or -1. */
export function nextIn(from: Box, boxes: readonly Box[], direction: Direction): number {
  const distances = boxes.map((box) => distance(from, box, direction));
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : -1;
}

function distance(from: Box, to: Box, direction: Direction): number {
  const [fromX, fromY] = centre(from);
  const [toX, toY] = centre(to);
  const sideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const along = (sideways ? toX - fromX : toY - fromY) * sign;
  if (along < 1) return Number.POSITIVE_INFINITY;
  const gap = sideways
    ? gapBetween(from.top, from.bottom, to.top, to.bottom)
    : gapBetween(from.left, from.right, to.left, to.right);
  const across = sideways ? Math.abs(toY - fromY) : Math.abs(toX - fromX);
  return along + gap * ASIDE + across * (gap === 0 ? 0.3 : 1);
}

function centre({ left, right, top, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** How far apart two stretches are; 0 if they overlap. */
function gapBetween(a: number, b: number, c: number, d: number): number {
  return Math.max(0, c - b, a - d);
}
