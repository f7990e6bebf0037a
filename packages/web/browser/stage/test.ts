import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, test as plain } from "vitest";
import { openScreenBy } from "../screens/open.ts";
import { Scenery } from "../screens/scenery.ts";
import type { Screen } from "../screens/screen.ts";
import { VisitsInTurn } from "./in-turn.ts";
import { settled } from "./settled.ts";
import type { Guise, Visit } from "./visit.ts";

/** What `npm run browser` has started for all tests. */
const { MEDALLION_ORIGIN, MEDALLION_BROWSER, MEDALLION_PAGES, MEDALLION_FAILED } = process.env;
if (MEDALLION_ORIGIN === undefined || MEDALLION_BROWSER === undefined || MEDALLION_PAGES === undefined)
  throw new Error("start these tests by npm run browser");

/** Where the server of this run is. */
export const ORIGIN = MEDALLION_ORIGIN;
/** The folder of the built pages, for a server of a test's own. */
export const PAGES = MEDALLION_PAGES;
const browser = chromium.connect(MEDALLION_BROWSER);
const scenery = new Scenery(ORIGIN);
const inTurn = new VisitsInTurn();

interface Come {
  /** Comes to an address with a browser of one's own. */
  visit(path: string, guise?: Guise): Promise<Visit>;
  /** Comes to one of the main screens. */
  screen(screen: Screen, guise?: Guise): Promise<Visit>;
}

/** Lets people come with browsers of their own; whatever any of them complains of fails the test. */
export const test = plain.extend<{ come: Come }>({
  come: async ({ task }, use) => {
    const visits: Visit[] = [];
    const open = async (guise: Guise): Promise<Visit> => {
      const visit = await inTurn.next(await browser, ORIGIN, guise);
      visits.push(visit);
      return visit;
    };
    await use({
      visit: async (path, guise = {}) => {
        const visit = await open(guise);
        await visit.page.goto(path);
        await settled(visit.page);
        return visit;
      },
      screen: (screen, guise = {}) => openScreenBy(open, scenery, screen, guise),
    });
    const isFailed = task.result?.state === "fail" || (task.result?.errors?.length ?? 0) > 0;
    if (isFailed) await keepPictures(task.name, visits);
    const complaints = visits.flatMap(({ faults }) => faults.lines);
    // What a failed test leaves behind is no place for another one.
    for (const visit of visits) await (isFailed ? visit.context.close() : inTurn.release(visit, ORIGIN));
    expect(complaints).toEqual([]);
  },
});

/** What everyone of a failed test saw last, for whoever looks for the cause. */
async function keepPictures(test: string, visits: readonly Visit[]): Promise<void> {
  if (MEDALLION_FAILED === undefined) return;
  const name = test.replace(/\W+/g, "-").slice(0, 60);
  for (const [at, { page }] of visits.entries())
    await page
      .screenshot({ path: join(MEDALLION_FAILED, `${name}-${at + 1}.png`), timeout: 5000 })
      .catch(() => undefined);
}
