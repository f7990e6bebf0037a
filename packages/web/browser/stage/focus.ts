import type { Locator, Page } from "playwright-core";

/** No page has so much that the focus can be on. */
const MOST_STOPS = 60;

/** Waits until the focus is on something. */
export function focused(page: Page, thing: Locator): Promise<void> {
  return thing.and(page.locator(":focus")).waitFor();
}

/** Walks with Tab until the focus is on something. */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let stops = 0; !(await thing.and(page.locator(":focus")).isVisible()); stops++) {
    if (stops === MOST_STOPS) throw new Error(`Tab never leads to ${thing}`);
    await page.keyboard.press("Tab");
  }
}
