import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";

/** So long, in milliseconds, something that must come may take on a machine that is busy with other things. */
export const PATIENCE = 60_000;
const PAUSE = 50;

/** Asks again and again until the answer is yes. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it never came to this: ${what}`);
    await delay(PAUSE);
  }
}

/**
 * Waits until an expression is true in the page. Asked from outside each time: the policy of the pages forbids them to
 * evaluate texts, which is how a browser would wait by itself.
 */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  await until(expression, async () => (await page.evaluate<unknown>(expression)) === true);
}
