import type { Locator, Page } from "playwright-core";

/** A finger that lies on something until it is lifted. */
export interface Finger {
  lift(): Promise<void>;
}

/** Puts a finger on something once that lies still. */
export async function holdFinger(page: Page, thing: Locator): Promise<Finger> {
  // Waits until it could be touched, and does not touch it.
  await thing.tap({ trial: true });
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is gone`);
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + 20, y: box.y + 20 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  return {
    lift: async () => {
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  };
}
