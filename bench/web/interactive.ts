import type { BrowserContext, Page } from "playwright-core";
import { untilTrue } from "../../packages/web/browser/stage/until.ts";

/** How much slower than this machine the pages' thread is made. */
export const SLOWDOWN = 4;

/** For so many milliseconds after the first control is there nothing may keep it from answering. */
const QUIET = 500;

/** Runs in every page: notes when its first control is there, and all that keeps the thread busy. */
const WATCH = `
  globalThis.benchLong = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) benchLong.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const control = document.querySelector("main button:not(:disabled), main a[href]");
    if (control === null || control.getBoundingClientRect().width === 0) requestAnimationFrame(look);
    else globalThis.benchSeen = performance.now();
  };
  requestAnimationFrame(look);
`;

/** Must be called before the first page of the context that is timed. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(WATCH);
}

/**
 * Milliseconds from the begin of the navigation until somebody can use the page: its first control is there, and no
 * task that began before or within half a second after it keeps it from answering any more.
 */
export async function timeToInteractive(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(path);
  await untilTrue(page, "globalThis.benchSeen !== undefined");
  const seen = await page.evaluate<number>("benchSeen");
  await untilTrue(page, `performance.now() > ${seen + 2 * QUIET}`);
  const tasks = await page.evaluate<readonly { startTime: number; duration: number }[]>("benchLong");
  const blocking = tasks.filter(({ startTime }) => startTime < seen + QUIET);
  return Math.max(seen, ...blocking.map(({ startTime, duration }) => startTime + duration));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
