import type { Locator, Page } from "playwright-core";
import { roadsApart, roadsFrom } from "./old-world-roads.ts";
import { lit, pressUntil } from "./playing.ts";

/** Buttons that lead away from what was begun, or end what could go on. */
const AWAY = ["back", "decline", "endPhase", "done"];
/** Those of them that bring a turn on. */
const ONWARDS = ["decline", "endPhase", "done"];

/** What can be pointed at and is not held yet. */
function free(page: Page): Locator {
  return lit(page).and(
    page.locator(
      `:not(${named(AWAY)}, [data-spot="confirm"], [aria-pressed="true"], [data-light="selected"])`,
    ),
  );
}

const named = (spots: readonly string[]): string => spots.map((spot) => `[data-spot="${spot}"]`).join(", ");
const away = (page: Page): Locator => lit(page).and(page.locator(named(AWAY)));
const onwards = (page: Page): Locator => lit(page).and(page.locator(named(ONWARDS)));
const confirm = (page: Page): Locator => lit(page, '="confirm"');
const closing = (page: Page): Locator => page.getByRole("button", { name: "Close the book" });

/** What stands over the table at the end; the tests that play speak English. */
export function witcherOver(page: Page): Locator {
  return page.getByRole("heading", { name: /^(Victory|Defeat|Game over)/ }).first();
}

type Press = (thing: Locator) => Promise<void>;

/** Ways to pay that any card can take, the cheapest first, before those that not every card can. */
const PAYMENTS = ["any", "gold", "two", "second", "terrain", "wild"];

/** While a move is paid for: a card, then the way in which it pays; nothing at any other time. */
async function payment(page: Page): Promise<Locator | undefined> {
  if ((await lit(page, '^="pay:"').count()) === 0) return undefined;
  if ((await lit(page, '^="card:"').and(held(page)).count()) === 0) return lit(page, '^="card:"');
  for (const way of PAYMENTS)
    if ((await lit(page, `="pay:${way}"`).count()) > 0) return lit(page, `="pay:${way}"`);
  return undefined;
}

const held = (page: Page): Locator => page.locator('[aria-pressed="true"]');

/** One press on the way to an answer; every third time what can be left is left, so that turns come to their end. */
async function pressOn(page: Page, turn: number, press: Press): Promise<void> {
  const pays = await payment(page);
  const isHeld = (await lit(page, "").and(held(page)).count()) > 0;
  const leaves = turn % 3 === 0 && !isHeld && (await onwards(page).count()) > 0;
  const whole = await confirm(page).first().isVisible();
  const rest = (await free(page).count()) > 0 ? free(page) : away(page);
  const thing = pays ?? (leaves ? onwards(page) : whole ? confirm(page) : rest);
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
  if (!(await closing(page).isVisible())) return pressOn(page, turn, press);
  await press(closing(page)).catch(() => undefined);
  // A press that only hurried the film is not followed by the next at once: that would hurry it again.
  await closing(page)
    .waitFor({ state: "hidden", timeout: 1_500 })
    .catch(() => undefined);
}

/** Rides along the shortest way to where the first quest leads, and pays for it. */
export async function rideToQuest(page: Page, press: Press): Promise<void> {
  const goal = Number(await page.locator('[data-zone="quests:0"] em').first().innerText());
  const at = async (): Promise<number> =>
    Number(await page.locator('[data-standing="here"] [data-place]').first().getAttribute("data-place"));
  for (let here = await at(); here !== goal; here = await at()) {
    const next = roadsFrom(here).find((place) => roadsApart(place, goal) < roadsApart(here, goal));
    const price = page.locator("[data-price]:enabled").first();
    await pressUntil(page.locator(`[data-place="${next}"]`), price);
    await press(price);
    const rides = page.locator(`[data-zone="place:${next}"][data-standing="here"]`);
    await playOldWorld(page, press, 8, rides);
    await rides.waitFor();
  }
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

/** Presses the digit that a die shows. */
export async function pressDigitOf(die: Locator): Promise<void> {
  const spot = await die.getAttribute("data-spot");
  await die.page().keyboard.press(spot?.split(":")[1] ?? "");
}

/** From this step of a lesson on goes on, or has the coach show what it asks for, until this is there. */
export async function shownThrough(coach: Locator, from: number, there: Locator): Promise<void> {
  const way = coach.getByRole("button", { name: /^(Continue|Show me)$/u });
  for (let number = from; ; number++) {
    await coach.getByText(`Step ${number} of`).or(there).first().waitFor({ state: "attached" });
    if (await there.isVisible()) return;
    await way.click();
  }
}
