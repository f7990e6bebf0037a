import type { Page } from "playwright-core";
import { untilTrue } from "./until.ts";

/** Waits until a page shows what it is about: loaded, in its own letters, nothing on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("main").first().waitFor();
  await untilTrue(page, 'document.querySelector("main [aria-busy=true], [data-loading]") === null');
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  // Two frames: whatever the fonts have moved is drawn.
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))",
  );
}
