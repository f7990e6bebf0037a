import type { Locator, Page } from "playwright-core";
import { lit } from "./playing.ts";

/** Buttons that lead away from what was begun, or end what could go on. */
const AWAY = ["back", "decline", "endPhase", "done"];

/** What can be pointed at and is not held yet. */
function free(page: Page): Locator {
  const away = AWAY.map((spot) => `[data-spot="${spot}"]`).join(", ");
  return lit(page).and(
    page.locator(`:not(${away}, [data-spot="confirm"], [aria-pressed="true"], [data-light="selected"])`),
  );
}

const away = (page: Page): Locator =>
  lit(page).and(page.locator(AWAY.map((spot) => `[data-spot="${spot}"]`).join(", ")));
const confirm = (page: Page): Locator => lit(page, '="confirm"');
const closing = (page: Page): Locator => page.getByRole("button", { name: "Close the book" });

/** What stands over the table at the end; the tests that play speak English. */
export function witcherOver(page: Page): Locator {
  return page.getByRole("heading", { name: /^(Victory|Defeat|Game over)/ }).first();
}

type Press = (thing: Locator) => Promise<void>;

/** One press on the way to an answer; every third time what can be left is left, so that turns come to their end. */
async function pressOn(page: Page, turn: number, press: Press): Promise<void> {
  const isHeld = (await lit(page, "").and(page.locator('[aria-pressed="true"]')).count()) > 0;
  const leaves = turn % 3 === 0 && !isHeld && (await away(page).count()) > 0;
  const whole = await confirm(page).first().isVisible();
  const rest = (await free(page).count()) > 0 ? free(page) : away(page);
  const thing = leaves ? away(page) : whole ? confirm(page) : rest;
  // Something may have changed since it was found: then the next look at the table decides again.
  await press(thing.first()).catch(() => undefined);
}

/** Presses on until this is there, the game is over, or so many times. */
export async function playOldWorld(
  page: Page,
  press: Press,
  most: number,
  there: Locator = witcherOver(page),
): Promise<void> {
  for (let turn = 1; turn <= most; turn++) {
    await lit(page).first().or(closing(page)).or(there).first().waitFor();
    if (await there.isVisible()) return;
    await pressOldWorld(page, turn, press);
  }
}

/** One press of somebody who is asked, or who has read a story. */
export async function pressOldWorld(page: Page, turn: number, press: Press): Promise<void> {
  if (await closing(page).isVisible()) await press(closing(page)).catch(() => undefined);
  else await pressOn(page, turn, press);
}

/** Lets everybody press on who is asked until this holds. */
export async function playOldWorldTogether(
  pages: readonly Page[],
  press: Press,
  isOver: () => Promise<boolean>,
): Promise<void> {
  for (let turn = 1; !(await isOver()); turn++)
    for (const page of pages)
      if (await lit(page).first().or(closing(page)).first().isVisible())
        await pressOldWorld(page, turn, press);
}

export const clicking: Press = (thing) => thing.click({ timeout: 5_000 });
export const tapping: Press = (thing) => thing.tap({ timeout: 5_000 });
/** By its letter or digit, else by coming to it and pressing Enter. */
export const keying: Press = async (thing) => {
  const key = await thing.getAttribute("aria-keyshortcuts", { timeout: 5_000 });
  if (key === null) await thing.press("Enter", { timeout: 5_000 });
  else await thing.page().keyboard.press(key.toLowerCase());
};

/** From this step of a lesson on goes on, or has the coach show what it asks for, until this is there. */
export async function shownThrough(coach: Locator, from: number, there: Locator): Promise<void> {
  const way = coach.getByRole("button", { name: /^(Continue|Show me)$/u });
  for (let number = from; ; number++) {
    await coach.getByText(`Step ${number} of`).or(there).first().waitFor({ state: "attached" });
    if (await there.isVisible()) return;
    await way.click();
  }
}
