import type { Page } from "playwright-core";
import { barriers, barriersOfColour } from "./axe.ts";
import { misfits } from "./fitting.ts";
import { type Combination, everyCombination } from "./pairs.ts";
import { settled } from "./settled.ts";
import type { ToyPage } from "./toy-page.ts";
import { SIZES } from "./visit.ts";

/** In what a drawn table has to fit one screen; each game says how many play, and at which moments it is looked at. */
const LOOKS = {
  size: SIZES,
  theme: ["dark", "light"],
  contrast: ["normal", "high"],
  language: ["en", "cs", "pl", "uk"],
} as const;

/** Which tables of a game are looked at. */
export interface TableScreens {
  readonly players: readonly string[];
  readonly moments: readonly string[];
  /** Whether a game of so many ever comes to this moment. */
  isPossible(players: string, moment: string): boolean;
}

/** One table at one moment, in one look. */
export type TableScreen = Combination<
  typeof LOOKS & { readonly players: readonly string[]; readonly moment: readonly string[] }
>;

/** All that there are. */
export function everyScreen({ players, moments, isPossible }: TableScreens): readonly TableScreen[] {
  return everyCombination({ ...LOOKS, players, moment: moments }).filter((screen) =>
    isPossible(screen.players, screen.moment),
  );
}

/** The table itself, whatever it looks like; boards with another side for every other number of players. */
function queryOf({ players, moment, theme, contrast, language }: TableScreen): string {
  const side = Number(players) % 2 === 0 ? "B" : "A";
  return `seats=${players}&moment=${moment}&language=${language}&theme=${theme}&contrast=${contrast}&side=${side}`;
}

export function nameOf({ size, players, moment, theme, contrast, language }: TableScreen): string {
  return `${size} ${moment}, ${players} players, ${language}, ${theme}, ${contrast} contrast`;
}

/** Lays this table, in a page in which one of its kind lies already. */
export async function layScreen(page: Page, table: ToyPage, screen: TableScreen): Promise<void> {
  const [width = 0, height = 0] = screen.size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await table.show(page, queryOf(screen));
  await page.evaluate(AT_REST);
}

/** What is wrong with the table that lies there: what does not fit, is too small for a finger, or keeps somebody out. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return [
    ...(await misfits(page)),
    ...(await page.evaluate<readonly string[]>(OUTSIDE)),
    ...(await barriers(page)),
  ];
}

/** The same in another look, of a table that was seen in a first one. */
export async function faultsIn(
  page: Page,
  { theme, contrast }: Pick<TableScreen, "theme" | "contrast">,
): Promise<readonly string[]> {
  await page.evaluate(
    `Object.assign(document.documentElement.dataset, ${JSON.stringify({ theme, contrast })})`,
  );
  await settled(page);
  return [...(await misfits(page)), ...(await barriersOfColour(page))];
}

/** Runs in the page: what began to move and will end ends at once. */
const AT_REST = `for (const animation of document.getAnimations())
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()`;

/**
 * Runs in the page: what can be pressed is large enough for a finger, and nothing lies outside of the screen. Hands and
 * timelines may be swiped beyond the edge; their cards are looked at by `misfits`.
 */
const OUTSIDE = `[...document.querySelectorAll("main section, main button")].flatMap((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('[data-zone^="hand:"], [data-zone^="timeline:"]') !== null) return [];
  const name = thing.className + " " + thing.textContent.slice(0, 40);
  const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const small = thing.tagName === "BUTTON" && (right - left < 39 || bottom - top < 39);
  return [...(out ? ["outside: " + name] : []), ...(small ? ["small: " + name] : [])];
})`;
