import { setTimeout } from "node:timers/promises";
import type { PlainTab } from "./plain-tab.ts";

/** How much slower than this machine the pages' thread is made. */
export const SLOWDOWN = 4;

/** For so many milliseconds after the first control is there nothing may keep it from answering. */
const QUIET = 500;

/** Longer than this, in milliseconds, nothing takes. */
const PATIENCE = 60_000;

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

/**
 * Milliseconds from the begin of the navigation until somebody can use the page: its first control is there, and no
 * task that began before or within half a second after it keeps it from answering any more.
 */
export async function timeToInteractive(tab: PlainTab, url: string): Promise<number> {
  await tab.tell("Page.enable");
  await tab.tell("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  await tab.tell("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await tab.tell("Page.navigate", { url });
  await untilTrue(tab, "globalThis.benchSeen !== undefined");
  const seen = await tab.ask<number>("benchSeen");
  await untilTrue(tab, `performance.now() > ${seen + 2 * QUIET}`);
  const tasks = await tab.ask<readonly { startTime: number; duration: number }[]>("benchLong");
  const blocking = tasks.filter(({ startTime }) => startTime < seen + QUIET);
  return Math.max(seen, ...blocking.map(({ startTime, duration }) => startTime + duration));
}

/** Asks now and then, which hardly disturbs. */
export async function untilTrue(tab: PlainTab, expression: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while ((await tab.ask<unknown>(expression)) !== true) {
    if (performance.now() > end) throw new Error(`it never came to this: ${expression}`);
    await setTimeout(100);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
