import type { Browser } from "playwright-core";
import type { Scenery } from "../../packages/web/browser/screens/scenery.ts";
import { playNow } from "../../packages/web/browser/stage/playing.ts";
import { settled } from "../../packages/web/browser/stage/settled.ts";
import { openVisit } from "../../packages/web/browser/stage/visit.ts";
import { PAGES_KEPT } from "../../packages/web/browser/stage/worker.ts";
import type { Barred } from "../bar.ts";
import { median, SLOWDOWN, timeToInteractive, untilTrue } from "./interactive.ts";
import { PlainTab } from "./plain-tab.ts";
import { type Weight, weighed } from "./sizes.ts";

/** Where everything is measured. */
export interface Stand {
  readonly browser: Browser;
  readonly origin: string;
  readonly scenery: Scenery;
  /** How often a start is timed. */
  readonly runs: number;
  /** Whose tables alone are measured where several are. */
  readonly game: string | undefined;
  say(line: string): void;
}

/** The bars of the issue: kilobytes and milliseconds. */
const BARS = { code: 250, all: 600, cold: 2000, warm: 1000 };

/** What the first page loads; what a first game loads besides is told, and has no bar. */
export async function loadFigures({ browser, origin, say }: Stand): Promise<readonly Barred[]> {
  say("weighing the first load");
  const { page, context } = await openVisit(browser, origin, {});
  const home = await weighed(page, async () => {
    await page.goto("/");
    await settled(page);
    await page.waitForLoadState("networkidle");
  });
  const table = await weighed(page, async () => {
    await playNow(page).click();
    await page.waitForURL(/\/play\//);
    await settled(page);
    await page.waitForLoadState("networkidle");
  });
  await context.close();
  const more = kilobytes(table.code + table.fonts + table.art);
  say(
    `a first game loads ${more} KB more, ${(more / kilobytes(home.code + home.fonts + home.art)).toFixed(2)} of the first load`,
  );
  const code = kilobytes(home.code);
  return [
    { name: "first-load-code", value: code, unit: UNIT, bar: BARS.code, note: "all but fonts and art" },
    allOf("first-load", home),
  ];
}

const UNIT = "KB gzipped";

function allOf(name: string, { code, fonts, art, files }: Weight): Barred {
  const parts = `code ${kilobytes(code)}, fonts ${kilobytes(fonts)}, art ${kilobytes(art)}, ${files} files`;
  return { name, value: kilobytes(code + fonts + art), unit: UNIT, bar: BARS.all, note: parts };
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

/** How soon the first page can be used by somebody new, and by somebody whose browser has kept it. */
export async function startFigures(stand: Stand): Promise<readonly Barred[]> {
  const session = await stand.browser.newBrowserCDPSession();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < stand.runs; run++) {
    stand.say(`timing starts, ${run + 1} of ${stand.runs}`);
    const { browserContextId } = await session.send("Target.createBrowserContext");
    const start = async (after?: (tab: PlainTab) => Promise<void>): Promise<number> => {
      const tab = await PlainTab.open(session, browserContextId);
      const time = await timeToInteractive(tab, `${stand.origin}/`);
      await after?.(tab);
      await tab.close();
      return time;
    };
    cold.push(await start((tab) => untilTrue(tab, PAGES_KEPT)));
    warm.push(await start());
    await session.send("Target.disposeBrowserContext", { browserContextId });
  }
  await session.detach();
  return [timeFigure("interactive-first", cold, BARS.cold), timeFigure("interactive-kept", warm, BARS.warm)];
}

export function timeFigure(name: string, times: readonly number[], bar: number): Barred {
  const slowest = Math.round(Math.max(...times));
  const note = `processor slowed ${SLOWDOWN} times, median of ${times.length}, slowest ${slowest} ms`;
  return { name, value: Math.round(median(times)), unit: "ms", bar, note };
}
