import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
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
/** Runs in the page: another seat answers, and nothing on the table may differ once that would have been drawn. */
const UNCHANGED_BY_RIVAL = `(async () => {
  const main = document.querySelector("main");
  const before = main.innerHTML;
  rival(1);
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  if (main.innerHTML !== before) throw new Error("an answer in secret is seen: " + main.innerHTML);
})()`;

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
  await toy.open(page);
  await rival(page, 0);
  await page.getByRole("button", { name: "Keep the rest" }).click();
  await asked(page, "Which lantern do you light?");
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

test("a lantern is dragged to its row", async ({ come }) => {
  const { page } = await come.visit("/about");
  await toy.open(page);
  await rival(page, 0);
  await page.keyboard.press("p");
  await asked(page, "Which lantern do you light?");
  const card = await hand(page).last().getAttribute("data-ref");
  await hand(page).last().dragTo(page.locator('[data-zone="row:0"]'));
  await lies(page, card);
});

test("a move by keys alone, and a lantern seen large with Z", async ({ come }) => {
  const { page } = await come.visit("/about");
  await toy.open(page);
  await rival(page, 0);
  await page.keyboard.press("p");
  await asked(page, "Which lantern do you light?");
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
  await toy.open(page);
  await rival(page, 0);
  await page.getByRole("button", { name: "Keep the rest" }).tap();
  await asked(page, "Which lantern do you light?");
  const card = await hand(page).first().getAttribute("data-ref");
  const finger = await holdFinger(page, hand(page).first());
  const large = page.getByRole("dialog");
  await large.waitFor();
  await finger.lift();
  await large.waitFor({ state: "detached" });
  await hand(page).first().tap();
  await page.locator('button[data-spot="row:0"]').tap();
  await lies(page, card);
});
