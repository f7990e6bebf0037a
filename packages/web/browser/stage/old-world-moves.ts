import { setTimeout as delay } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { roadsApart, roadsFrom } from "./old-world-roads.ts";
import { pressUntil } from "./playing.ts";
import { until } from "./until.ts";

const closing = (page: Page): Locator => page.getByRole("button", { name: "Close the book" });

/** What stands over the table at the end; the tests that play speak English. */
export function witcherOver(page: Page): Locator {
  return page.getByRole("heading", { name: /^(Victory|Defeat|Game over)/ }).first();
}

type Press = (thing: Locator) => Promise<void>;

/** What of the page one presses next, by its number among all spots; "book" where one lies open, else nothing yet. */
type Next = number | "book" | undefined;

/**
 * Runs in the page, which is asked once for each press. What leads away from what was begun, or ends what could go on, is
 * pressed when nothing else is left, and every third time, so that turns come to their end. While a move is paid for: a
 * card, then the way in which it pays, first those that any card can take.
 */
const NEXT = `(turn) => {
  const isSeen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0;
  const spots = [...document.querySelectorAll("[data-spot]")];
  const lit = spots.filter((thing) => !thing.matches(":disabled") && isSeen(thing));
  const isOne = (thing, names) => names.includes(thing.dataset.spot);
  const isHeld = (thing) => thing.ariaPressed === "true";
  const onwards = lit.find((thing) => isOne(thing, ["decline", "endPhase", "done"]));
  const confirm = lit.find((thing) => isOne(thing, ["confirm"]));
  const away = lit.find((thing) => isOne(thing, ["back", "decline", "endPhase", "done"]));
  const free = lit.find((thing) =>
    !isOne(thing, ["back", "decline", "endPhase", "done", "confirm"]) && !isHeld(thing) && thing.dataset.light !== "selected");
  const cards = lit.filter((thing) => thing.dataset.spot.startsWith("card:"));
  const payment = () => {
    if (!lit.some((thing) => thing.dataset.spot.startsWith("pay:"))) return undefined;
    if (!cards.some(isHeld)) return cards[0];
    const ways = ["any", "gold", "two", "second", "terrain", "wild"];
    return ways.map((way) => lit.find((thing) => isOne(thing, ["pay:" + way]))).find((thing) => thing !== undefined);
  };
  const books = [...document.querySelectorAll("button")].filter((thing) => thing.textContent.includes("Close the book"));
  if (books.some(isSeen)) return "book";
  const leaves = turn % 3 === 0 && onwards !== undefined && !lit.some(isHeld);
  const next = payment() ?? (leaves ? onwards : (confirm ?? free ?? away));
  return next === undefined ? undefined : spots.indexOf(next);
}`;

function nextOn(page: Page, turn: number): Promise<Next> {
  return page.evaluate<Next>(`(${NEXT})(${turn})`);
}

/** Presses on until this is there, the game is over, or so many times. */
export async function playOldWorld(
  page: Page,
  press: Press,
  most: number,
  there: Locator = witcherOver(page),
): Promise<void> {
  for (let turn = 1; turn <= most; turn++) {
    let next: Next;
    await until("somebody is asked", async () => {
      next = (await there.isVisible()) ? undefined : await nextOn(page, turn);
      return next !== undefined || (await there.isVisible());
    });
    if (next === undefined) return;
    await pressThis(page, next, press);
  }
}

/** One press on the way to an answer, if anybody here is asked; tells whether. */
export async function pressOldWorld(page: Page, turn: number, press: Press): Promise<boolean> {
  const next = await nextOn(page, turn);
  if (next !== undefined) await pressThis(page, next, press);
  return next !== undefined;
}

/** Presses what comes next, or shuts the book that lies open. */
async function pressThis(page: Page, next: number | "book", press: Press): Promise<void> {
  // Something may have changed since it was found: then the next look at the table decides again.
  await press(next === "book" ? closing(page) : page.locator("[data-spot]").nth(next)).catch(() => undefined);
  // A press that only hurried the film is not followed by the next at once: that would hurry it again.
  if (next === "book")
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
  for (let turn = 1; !(await isOver()); turn++) {
    let pressed = 0;
    for (const page of pages) if (await pressOldWorld(page, turn, press)) pressed += 1;
    if (pressed === 0) await delay(PAUSE);
  }
}

/** While everybody waits, so long until they look again, in milliseconds. */
const PAUSE = 50;

/** After so many milliseconds what was found is no more to be pressed; one looks again. */
const MISSED = 2_000;

export const clicking: Press = (thing) => thing.click({ timeout: MISSED });
export const tapping: Press = (thing) => thing.tap({ timeout: MISSED });
/** By its letter or digit, else by coming to it and pressing Enter. */
export const keying: Press = async (thing) => {
  const key = await thing.getAttribute("aria-keyshortcuts", { timeout: MISSED });
  if (key === null) await thing.press("Enter", { timeout: MISSED });
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
