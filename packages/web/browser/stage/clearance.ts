import type { Locator } from "playwright-core";

/** Pixels between the foot of one thing and the top of another below it; less than nothing if they overlap. */
export async function clearance(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  if (upper === null || lower === null) return Number.NEGATIVE_INFINITY;
  return lower.y - (upper.y + upper.height);
}
