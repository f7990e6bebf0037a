import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Chromium that keeps to itself: no sandbox, which root cannot have, and no talk with its maker. */
const FLAGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A page behind another one must go on at full speed: two people play in two windows.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

/**
 * One browser for a program that uses it itself; `program` as `tools/browser/chromium.ts` finds it. Whoever stops that
 * program lets it finish what it has begun.
 */
export function launchBrowser(program: string): Promise<Browser> {
  return chromium.launch({ executablePath: program, args: FLAGS, handleSIGINT: false, handleSIGTERM: false });
}

/** One browser for several processes to share. */
export function launchShared(program: string): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: program, args: FLAGS });
}
