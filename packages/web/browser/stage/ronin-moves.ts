import type { Locator, Page } from "playwright-core";
import { curtain, openCurtain } from "./hot-seat.ts";
import { lit } from "./playing.ts";

/** What can be pointed at and is not held or laid yet. */
function free(page: Page): Locator {
  return lit(page).and(
    page.locator(
      ':not([data-spot="confirm"], [data-spot="decline"], [aria-pressed="true"], [data-light="selected"])',
    ),
  );
}

const confirm = (page: Page): Locator => lit(page, '="confirm"');
const decline = (page: Page): Locator => lit(page, '="decline"');

/** What rolls up the scoring of a chapter, which lies over the table until it is read. */
export function scored(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Chapter I+: scoring/ }).getByRole("button", { name: "Continue" });
}

/** What stands over the table at the end; the tests that play speak English. */
export function over(page: Page): Locator {
  return page.getByRole("heading", { name: /^(Victory|Defeat|Draw|Game over)/ }).first();
}

/** Presses on until this is there, or so many times; tells how many it were. */
export async function playRonin(
  page: Page,
  move: (page: Page, turn: number) => Promise<void>,
  most: number,
  there: Locator = over(page),
): Promise<number> {
  for (let turn = 1; turn <= most; turn++) {
    await lit(page).first().or(there).first().waitFor();
    if (await there.isVisible()) return turn - 1;
    await move(page, turn);
  }
  return most;
}

/** Lets everybody press on who is asked, by mouse, until all of this is there. */
export async function playTogether(pages: readonly Page[], ...there: readonly Locator[]): Promise<void> {
  const isThere = async () => (await Promise.all(there.map((thing) => thing.isVisible()))).every(Boolean);
  for (let turn = 1; !(await isThere()); turn++)
    for (const page of pages) if (await lit(page).first().isVisible()) await byMouse(page, turn);
}

/** Answers what is asked by mouse, however many presses that takes. */
export async function answerRonin(page: Page, asked: Locator): Promise<void> {
  for (let turn = 1; await asked.isVisible(); turn++) await byMouse(page, turn);
}

/** One press on the way to an answer: confirms what is whole, else adds to it; every other ability is not used. */
export async function pressOn(
  page: Page,
  turn: number,
  press: (thing: Locator) => Promise<void>,
): Promise<void> {
  if (await scored(page).isVisible()) return press(scored(page)).catch(() => undefined);
  const whole = await confirm(page).first().isVisible();
  const mayDecline = await decline(page).first().isVisible();
  const thing = mayDecline && turn % 2 === 0 ? decline(page) : whole ? confirm(page) : free(page);
  // Something may have changed since it was found: then the next look at the table decides again.
  await press(thing.first()).catch(() => undefined);
}

export const byMouse = (page: Page, turn: number): Promise<void> =>
  pressOn(page, turn, (thing) => thing.click({ timeout: 5_000 }));

export const byFinger = (page: Page, turn: number): Promise<void> =>
  pressOn(page, turn, (thing) => thing.tap({ timeout: 5_000 }));

/** Digits, and the letters of the two buttons. */
export async function byKeys(page: Page, turn: number): Promise<void> {
  // It has the focus.
  if (await scored(page).isVisible()) return page.keyboard.press("Enter");
  if (await confirm(page).first().isVisible()) return page.keyboard.press("y");
  if ((await decline(page).first().isVisible()) && turn % 2 === 0) return page.keyboard.press("n");
  const thing = free(page).first();
  // What was held may just have become whole: then the next look at the table decides again.
  if (await thing.isVisible()) await page.keyboard.press((await shortcutOf(thing)) ?? "1");
}

function shortcutOf(thing: Locator): Promise<string | null> {
  return thing.getAttribute("aria-keyshortcuts", { timeout: 5_000 }).catch(() => null);
}

/** Plays at a shared device by mouse until it was handed on so many times; tells to whom. */
export async function handRonin(page: Page, times: number): Promise<readonly string[]> {
  const handed: string[] = [];
  for (let turn = 1; handed.length < times; turn++) {
    await curtain(page).or(lit(page).first()).first().waitFor();
    if (await curtain(page).isVisible()) handed.push(await openCurtain(page));
    else await byMouse(page, turn);
  }
  return handed;
}
