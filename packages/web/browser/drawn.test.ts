import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { holdFinger } from "./stage/finger.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";
import { untilTrue } from "./stage/until.ts";

/* The parts that all drawn tables share, at the table of a game that no page has. */

let toy: ToyPage;
beforeAll(async () => {
  toy = await buildToyPage();
});
afterAll(() => toy.remove());

const hand = (page: Page): Locator => page.locator('[data-zone="hand:0"] button');
const lies = (page: Page, card: string | null): Promise<void> =>
  page.locator(`[data-zone="row:0"] [data-ref="${card}"]`).waitFor();
const asked = (page: Page, words: string): Promise<void> =>
  page.getByRole("status").getByText(words).waitFor();
const rival = (page: Page, choice: number): Promise<void> => page.evaluate(`rival(${choice})`);
/** Opens the table and keeps all cards, as the other seat does: now it is one's own turn. */
async function firstTurn(page: Page, keep: () => Promise<void>): Promise<void> {
  await toy.open(page);
  await rival(page, 0);
  await keep();
  await asked(page, "Which lantern do you light?");
}

/** Runs in the page: another seat answers, and nothing on the table may differ once that would have been drawn. */
const UNCHANGED_BY_RIVAL = `(async () => {
  const main = document.querySelector("main");
  const before = main.innerHTML;
  rival(1);
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  if (main.innerHTML !== before) throw new Error("an answer in secret is seen: " + main.innerHTML);
})()`;

const TWO_FRAMES =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))";
const MOVING = 'document.getAnimations().some(({ effect }) => effect.target.closest("main") !== null)';

test("a secret choice of all at once: nobody's answer is seen before the last, and no film tells of it", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { motion: "full" });
  await toy.open(page);
  await asked(page, "Which card do you exchange?");
  const chosen = hand(page).first();
  const away = await chosen.getAttribute("data-ref");
  await chosen.click();
  await hand(page).and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.evaluate(UNCHANGED_BY_RIVAL);
  await chosen.click();
  await asked(page, "Which lantern do you light?");
  await page.locator(`[data-zone="hand:0"] [data-ref="${away}"]`).waitFor({ state: "detached" });
});

test("a move by mouse: what is played is seen to travel and count, then lies in its row", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { motion: "full" });
  await firstTurn(page, () => page.getByRole("button", { name: "Keep the rest" }).click());
  await untilTrue(page, `!(${MOVING})`);
  await page.evaluate(`{
    globalThis.moved = false;
    const look = () => {
      moved ||= ${MOVING};
      requestAnimationFrame(look);
    };
    look();
  }`);
  const card = await hand(page).first().getAttribute("data-ref");
  await hand(page).first().click();
  await page.locator('button[data-spot="row:0"]').click();
  await untilTrue(page, `moved && !(${MOVING})`);
  await lies(page, card);
  await page.locator('[data-zone="score:0"] [data-number]').filter({ hasText: /[1-9]/ }).waitFor();
  await page.getByRole("listitem").filter({ hasText: " lights " }).first().waitFor();
});

test("somebody else's move is told before it can be answered: a press only hurries it, the next acts", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { motion: "full", settings: { speed: "slow" } });
  await firstTurn(page, () => page.getByRole("button", { name: "Keep the rest" }).click());
  await hand(page).first().click();
  await page.locator('button[data-spot="row:0"]').click();
  await untilTrue(page, `!(${MOVING})`);
  await rival(page, 0);
  await untilTrue(page, MOVING);
  const lit = page.locator("[data-spot]");
  const first = hand(page).first();
  await expect.poll(() => lit.count()).toBe(0);
  await first.click({ force: true });
  await lit.first().waitFor();
  await untilTrue(page, `!(${MOVING})`);
  await expect.poll(() => page.locator('[aria-pressed="true"]').count()).toBe(0);
  await first.click();
  await page.locator('[aria-pressed="true"]').waitFor();
  // The same turns once more, and the same table after them.
  const told = await page.getByRole("listitem").count();
  await page.getByRole("button", { name: "Last turns again" }).click();
  await untilTrue(page, MOVING);
  await expect.poll(() => page.getByRole("listitem").count()).toBeLessThan(told);
  await page.keyboard.press("1");
  await expect.poll(() => page.getByRole("listitem").count()).toBe(told);
  await lit.first().waitFor();
});

test("a choice that plainly loses is asked about once", async ({ come }) => {
  const { page } = await come.visit("/about");
  await firstTurn(page, () => page.keyboard.press("p"));
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Really?" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pass", exact: true }).waitFor();
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await page.locator("[data-spot]").first().waitFor({ state: "detached" });
});

/** Runs in the page: whether the old number and the new one have the same middle and are written in the same size. */
const IN_PLACE = `(() => {
  const of = (selector) => document.querySelector(selector);
  const [now, former] = [of('[data-zone="score:0"] [data-number]'), of("main > [aria-hidden] > b")];
  if (now === null || former === null) return false;
  const middle = (one) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
  const size = (one) => getComputedStyle(one).fontSize;
  return Math.abs(middle(now) - middle(former)) < 1 && size(now) === size(former);
})()`;

test("a number that counts goes out where the new one comes in, as large as it", async ({ come }) => {
  const { page } = await come.visit("/about", { motion: "full" });
  await firstTurn(page, () => page.getByRole("button", { name: "Keep the rest" }).click());
  await untilTrue(page, `!(${MOVING})`);
  await page.evaluate("hold(280)");
  await hand(page).first().click();
  await page.locator('button[data-spot="row:0"]').click();
  await untilTrue(page, IN_PLACE);
});

test("a lantern is dragged to its row", async ({ come }) => {
  const { page } = await come.visit("/about");
  await firstTurn(page, () => page.keyboard.press("p"));
  const card = await hand(page).last().getAttribute("data-ref");
  await hand(page).last().dragTo(page.locator('[data-zone="row:0"]'));
  await lies(page, card);
});

test("a move by keys alone, and a lantern seen large with Z", async ({ come }) => {
  const { page } = await come.visit("/about");
  await firstTurn(page, () => page.keyboard.press("p"));
  const card = await hand(page).and(page.locator('[aria-keyshortcuts="1"]')).getAttribute("data-ref");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("z");
  const large = page.getByRole("dialog");
  await large.waitFor();
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await lies(page, card);
});

test("a move by touch, and a lantern seen large under a finger", async ({ come }) => {
  const { page } = await come.visit("/about", { size: "390x844" });
  await firstTurn(page, () => page.getByRole("button", { name: "Keep the rest" }).tap());
  const card = await hand(page).first().getAttribute("data-ref");
  const finger = await holdFinger(page, hand(page).first());
  const large = page.getByRole("dialog");
  await large.waitFor();
  await finger.lift();
  // It stays until it is tapped away, and that tap does nothing else.
  await page.evaluate(TWO_FRAMES);
  await expect.poll(() => large.isVisible()).toBe(true);
  await page.touchscreen.tap(5, 5);
  await large.waitFor({ state: "detached" });
  await hand(page).first().tap();
  await page.locator('button[data-spot="row:0"]').tap();
  await lies(page, card);
});
