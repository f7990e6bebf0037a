import type { Page } from "playwright-core";
import { barriersOfColourOnce, barriersOnce } from "./audit-once.ts";
import { MISFITS } from "./fitting.ts";
import type { TableScreen } from "./one-screen.ts";
import { OUTSIDE, OVERLAPPING, SCROLLED } from "./one-screen-looks.ts";
import { AT_REST } from "./settled.ts";
import type { ToyPage } from "./toy-page.ts";

/** The table itself, whatever it looks like; boards with another side for every other number of players. */
function queryOf({ players, moment, theme, contrast, language }: TableScreen): string {
  const side = Number(players) % 2 === 0 ? "B" : "A";
  return `seats=${players}&moment=${moment}&language=${language}&theme=${theme}&contrast=${contrast}&side=${side}`;
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Gives a page a window of another size. */
export type Resize = (size: WindowSize) => Promise<void>;

/** Lays this table, in a page in which one of its kind lies already. */
export async function layScreen(
  page: Page,
  table: ToyPage,
  screen: TableScreen,
  resize: Resize = (size) => page.setViewportSize(size),
): Promise<void> {
  const [width = 0, height = 0] = screen.size.split("x").map(Number);
  await resize({ width, height });
  await table.show(page, queryOf(screen));
}

/**
 * The same for a page of which nobody sees a picture: everything lies where it would, but is painted at a tenth of its
 * size, which spares the work of painting it.
 */
export async function resizeUnseen(page: Page): Promise<Resize> {
  const session = await page.context().newCDPSession(page);
  let laid = "";
  return async (size) => {
    if (laid === JSON.stringify(size)) return;
    laid = JSON.stringify(size);
    const wish = { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 };
    await session.send("Emulation.setDeviceMetricsOverride", wish);
  };
}

const ALL_LOOKS = `[...${MISFITS}, ...${OUTSIDE}, ...${OVERLAPPING}, ...${SCROLLED}]`;

/** What is wrong with the table that lies there: what does not fit, is too small for a finger, or keeps somebody out. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return [...(await page.evaluate<readonly string[]>(ALL_LOOKS)), ...(await barriersOnce(page))];
}

/** The same in another look, of a table that was seen in a first one: what lies where does not depend on colours. */
export async function faultsIn(
  page: Page,
  { theme, contrast }: Pick<TableScreen, "theme" | "contrast">,
): Promise<readonly string[]> {
  const look = JSON.stringify({ theme, contrast });
  const found = await page.evaluate<readonly string[]>(
    `Object.assign(document.documentElement.dataset, ${look}); ${AT_REST}.then(() => ${MISFITS})`,
  );
  return [...found, ...(await barriersOfColourOnce(page))];
}
