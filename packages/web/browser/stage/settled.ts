import type { Page } from "playwright-core";
import { PATIENCE, untilTrue } from "./until.ts";

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

/**
 * Runs in a page that is not left meanwhile: waits for the same, in one go, and what began to move and will end ends at
 * once.
 */
export const AT_REST = `(async () => {
  const end = performance.now() + ${PATIENCE};
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (document.querySelector("main") === null || document.querySelector("main [aria-busy=true], [data-loading]") !== null) {
    if (performance.now() > end) throw new Error("the page never shows what it is about");
    await frame();
  }
  await document.fonts.ready;
  await frame();
  await frame();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
})()`;
