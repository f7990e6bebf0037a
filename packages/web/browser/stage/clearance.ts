import type { Locator } from "playwright-core";

/** Pixels between the foot of one thing and the top of another below it; less than nothing if they overlap. */
export async function clearance(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  if (upper === null || lower === null) return Number.NEGATIVE_INFINITY;
  return lower.y - (upper.y + upper.height);
}

/** The same between the rims of two round things, wherever they lie. */
export async function roundClearance(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) return Number.NEGATIVE_INFINITY;
  const across = first.x + first.width / 2 - second.x - second.width / 2;
  const down = first.y + first.height / 2 - second.y - second.height / 2;
  return Math.hypot(across, down) - (first.width + second.width) / 2;
}
