import type { Browser } from "playwright-core";
import { settled } from "../stage/settled.ts";
import { type Guise, openVisit, type Visit } from "../stage/visit.ts";
import type { Scenery } from "./scenery.ts";
import type { Screen } from "./screen.ts";

/** Comes to a screen with a browser of one's own and does there what has to be done. */
export function openScreen(browser: Browser, scenery: Scenery, screen: Screen, guise: Guise): Promise<Visit> {
  return openScreenBy((asked) => openVisit(browser, scenery.origin, asked), scenery, screen, guise);
}

/** The same with the browser that `open` gives. */
export async function openScreenBy(
  open: (guise: Guise) => Promise<Visit>,
  scenery: Scenery,
  screen: Screen,
  guise: Guise,
): Promise<Visit> {
  const spot = await scenery.spotOf(screen);
  const visit = await open({
    ...guise,
    settings: { ...guise.settings, ...spot.settings },
    ...(spot.token !== undefined && { token: spot.token }),
  });
  try {
    await visit.page.goto(spot.path);
    await settled(visit.page);
    await screen.act?.(visit.page, spot);
    if (screen.act !== undefined) await settled(visit.page);
    return visit;
  } catch (error) {
    await visit.context.close();
    throw error;
  }
}
