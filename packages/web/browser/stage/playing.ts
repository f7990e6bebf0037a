import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { until } from "./until.ts";

/** One turn in so many passes, so that a game does not go on until the last card. */
const PASS_EVERY = 4;
/** No game of Gwent has so many moves. */
const MOST_MOVES = 300;

/** What a person does when it is their move; `turn` counts what they have done. */
type Move = (page: Page, turn: number) => Promise<void>;

/** Plays the drawn table of Gwent to the end of the match with a mouse. */
export function playByMouse(page: Page): Promise<void> {
  return playOn(page, lit(page), mouseMove);
}

/** The same with keys alone. */
export function playByKeys(page: Page): Promise<void> {
  return playOn(page, lit(page), keysMove);
}

/** Plays the table in words to the end, whatever the game is. */
export function playInWords(page: Page): Promise<void> {
  return playOn(page, choices(page), wordsMove);
}

/** Moves whenever there is something to do until the game is over, or so many times. */
export async function playOn(page: Page, open: Locator, move: Move, most = MOST_MOVES): Promise<void> {
  const over = afterGame(page);
  for (let turn = 1; turn <= most; turn++) {
    await open.or(over).first().waitFor();
    if (await over.isVisible()) return;
    await move(page, turn);
  }
  if (most === MOST_MOVES) throw new Error("the game does not end");
}

/** Takes first choices in words until something is asked. */
export async function answerUntil(page: Page, asked: Locator): Promise<void> {
  for (let turn = 1; turn <= MOST_MOVES; turn++) {
    await choices(page).first().waitFor();
    if (await asked.isVisible()) return;
    await press(choices(page).first());
  }
  throw new Error("nobody is asked this");
}

/** On the first page: a game of Gwent at once, without any question. */
export function playNow(page: Page): Locator {
  return page.getByRole("button", { name: "Play now: Gwent against bots" });
}

/** What is there once a game is over; the tests that play speak English. */
export function afterGame(page: Page): Locator {
  return page.getByRole("link", { name: "Watch replay", exact: true }).filter({ visible: true }).first();
}

/** What can be pointed at now on the drawn table. */
export function lit(page: Page, spots = ""): Locator {
  return page.locator(`[data-spot${spots}]:not(:disabled)`).filter({ visible: true });
}

export const mouseMove: Move = async (page, turn) => {
  const out = wayOut(page);
  const cards = page
    .getByRole("region", { name: /: hand,/ })
    .locator("[data-spot]")
    .filter({ visible: true });
  const offered = page.getByRole("region", { name: "Choices" }).locator("[data-spot]");
  if ((turn === 1 || turn % PASS_EVERY === 0) && (await out.isVisible())) return press(out);
  if (await offered.first().isVisible()) return twice(page, offered.first());
  if (await cards.first().isVisible()) return twice(page, cards.last());
  if (await out.isVisible()) return press(out);
  await press(lit(page).first());
};

/** Takes something up, then points at where it may go, or at it again where there is but one way. */
async function twice(page: Page, thing: Locator): Promise<void> {
  await press(thing);
  const places = lit(page, '^="row:"')
    .or(lit(page, '^="slot:"'))
    .or(lit(page, '="weather"'))
    .or(lit(page, '^="side:"'));
  const units = page.locator('[data-zone^="row:"] [data-spot^="card:"]').filter({ visible: true });
  if (await places.first().isVisible()) await press(places.first());
  else if (await units.first().isVisible()) await press(units.first());
  else if (await held(page).isVisible()) await press(held(page));
}

/** What ends the question: pass, keep the hand, nobody. */
function wayOut(page: Page): Locator {
  return page.locator('[aria-keyshortcuts="P"]:not(:disabled)').filter({ visible: true }).first();
}

/** Something may have changed since it was found: then the next look at the table decides again. */
async function press(thing: Locator): Promise<void> {
  await thing.click({ timeout: 10_000 }).catch(() => undefined);
}

const keysMove: Move = async (page, turn) => {
  // Nobody can do anything with digits but point at cards and places.
  const numbered = lit(page).and(page.locator(':not([data-spot="leader"], [aria-keyshortcuts="P"])'));
  const ends = turn === 1 || turn % PASS_EVERY === 0 || !(await numbered.first().isVisible());
  if (ends && (await wayOut(page).isVisible())) return strike(page, "p");
  await strike(page, "1");
  if (await held(page).isVisible()) await strike(page, "1");
};

/** Presses a key and waits for what it does. */
async function strike(page: Page, key: string): Promise<void> {
  const before = await shown(page);
  await page.keyboard.press(key);
  await until(`${key} does something`, async () => (await shown(page)) !== before);
}

/** What has been taken up. */
export function held(page: Page): Locator {
  return page.locator('[aria-pressed="true"][data-spot]').filter({ visible: true }).first();
}

/** What the table says, and what on it is lit and held. */
function shown(page: Page): Promise<string> {
  return page.evaluate<string>(`document.querySelector("main").textContent +
    [...document.querySelectorAll("[data-spot]:not(:disabled), [aria-pressed=true]")]
      .map(({ dataset, ariaPressed }) => dataset.spot + ariaPressed)
      .join()`);
}

export function choices(page: Page): Locator {
  return page.getByRole("main").locator('ol button[aria-disabled="false"]').filter({ visible: true });
}

/** The way back to the part of a choice that was named last. */
export function stepBack(page: Page): Locator {
  return page.locator('main [aria-keyshortcuts="Backspace"]');
}

export const wordsMove: Move = async (page, turn) => {
  // Passing and keeping are the first of their choices; what plainly loses something is asked about once.
  const isDoubted = await page.getByRole("alert").filter({ hasText: /again/ }).isVisible();
  const ends = turn === 1 || turn % PASS_EVERY === 0 || isDoubted;
  await press(ends ? choices(page).first() : choices(page).last());
};

/** Presses a button until it did what it does: while a film runs, and for a moment after it, a press only hurries. */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    if (!(await shown.isVisible())) await button.click();
    return shown.isVisible();
  };
  await expect.poll(isShown, { interval: 1500 }).toBe(true);
}
