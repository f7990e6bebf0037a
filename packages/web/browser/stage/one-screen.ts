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
  /** Moments that only `npm run screens` looks at. */
  readonly more?: readonly string[];
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
    ...(await page.evaluate<readonly string[]>(OVERLAPPING)),
    ...(await page.evaluate<readonly string[]>(SCROLLED.replace("MAY_SCROLL", JSON.stringify(MAY_SCROLL)))),
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
 * Runs in the page: what can be pressed is large enough for a finger, with the room that it keeps around itself, and
 * nothing lies outside of the screen. Hands and timelines may be swiped beyond the edge, the map under its pane; their
 * cards are looked at by `misfits`. A mark that ends a line of text is as large as its line.
 */
const OUTSIDE = `[...document.querySelectorAll("main section, main dialog, main button")].flatMap((thing) => {
  if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('[data-zone^="hand:"], [data-zone^="timeline:"], ol button[data-rule]') !== null) return [];
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const name = thing.className + " " + thing.textContent.slice(0, 40);
  const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const around = getComputedStyle(thing, "::before");
  const room = around.position === "absolute" ? [around.width, around.height].map(Number.parseFloat) : [];
  const [wide, high] = [right - left, bottom - top].map((length, way) => Math.max(length, room[way] || 0));
  const small = thing.tagName === "BUTTON" && (wide < 39 || high < 39);
  const moves = thing.closest("[data-pane]") !== null;
  const cut = thing.tagName === "BUTTON" && !moves && isCut(thing, left, right);
  return [...(out && !moves ? ["outside: " + name] : []), ...(small ? ["small: " + name] : []), ...(cut ? ["cut off: " + name] : [])];
  function isCut({ parentElement: box }, left, right) {
    if (box === null) return false;
    const { overflowX } = getComputedStyle(box);
    if (overflowX === "auto" || overflowX === "scroll") return false;
    const edge = box.getBoundingClientRect();
    return (overflowX !== "visible" && (left < edge.left - 1 || right > edge.right + 1)) || isCut(box, left, right);
  }
})`;

/**
 * Runs in the page: lines of text that are written over each other. A plate that lies over the table hides what is below
 * it, as a seal on a card does; hidden words are for those who do not see.
 */
const OVERLAPPING = `(() => {
  const isUnseen = (box) => box !== null && (getComputedStyle(box).clipPath.startsWith("inset(50%") || isUnseen(box.parentElement));
  const lines = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const said = words.currentNode.data.trim().slice(0, 40);
    if (said === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width: wide, height: high } = element.getBoundingClientRect();
    // What a query of its container hides may keep the lines that it had before.
    if ((wide === 0 && high === 0) || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const scale = element instanceof SVGElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const reach = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = { element, said, left, right, top: top + 0.25 * reach, bottom: bottom - 0.2 * reach };
      // What is beyond the edge of its box is not seen.
      for (let box = element; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === "visible") continue;
        const edge = box.getBoundingClientRect();
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      }
      if (line.right > line.left && line.bottom > line.top) lines.push(line);
    }
  }
  const isPlate = (box) => {
    const { position, backgroundColor, backgroundImage } = getComputedStyle(box);
    return position !== "static" && (backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)");
  };
  const onPlate = ({ element }, other) => {
    for (let box = element; box !== null && !box.contains(other.element); box = box.parentElement)
      if (box.tagName === "svg" || isPlate(box)) return true;
    return false;
  };
  const faults = new Set();
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.element !== other.element && wide > 2 && high > 2 && !onPlate(one, other) && !onPlate(other, one))
        faults.add("written over each other: " + one.said + " and " + other.said);
    }
  return [...faults];
})()`;

/** Runs in the page: what would have to be scrolled, besides what may be. */
const SCROLLED = `[...document.querySelectorAll("main *")].flatMap((box) => {
  const { overflowX, overflowY } = getComputedStyle(box);
  const isCut = (overflow) => overflow === "auto" || overflow === "scroll";
  const scrolls = (isCut(overflowY) && box.scrollHeight > box.clientHeight + 1) || (isCut(overflowX) && box.scrollWidth > box.clientWidth + 1);
  return scrolls && box.checkVisibility({ visibilityProperty: true }) && box.closest(MAY_SCROLL) === null
    ? ["scrolls: " + box.className + " " + box.textContent.slice(0, 40)] : [];
})`;

/** The log, the text of a story and what came of it, sheets that were opened; hands and timelines, which are swiped. */
const MAY_SCROLL = `section > ol[tabindex], [data-zone="story"], [role="dialog"], dialog, [data-zone^="hand:"], [data-zone^="timeline:"]`;
