import type { Locator } from "playwright-core";

/** The middle of something on the page, in pixels. */
export async function middle(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is gone`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
