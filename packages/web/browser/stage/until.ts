import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";

const PATIENCE = 15_000;
const PAUSE = 50;

/**
 * Waits until an expression is true in the page. Asked from outside each time: the policy of the pages forbids them to
 * evaluate texts, which is how a browser would wait by itself.
 */
export async function untilTrue(page: Page, expression: string, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience;
  while ((await page.evaluate<unknown>(expression)) !== true) {
    if (performance.now() > end) throw new Error(`it never came to this: ${expression}`);
    await delay(PAUSE);
  }
}
