import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { clicking, playOldWorld, pressDigitOf } from "./stage/old-world-moves.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";

/* Old World's table in memory at a moment of a fight or of dice: the other seats answer at random at once. */
let table: ToyPage;
beforeAll(async () => {
  table = await buildToyPage("old-world");
});
afterAll(() => table.remove());

const FASTEST = { settings: { speed: "fastest" } } as const;

/** A story that was told before lies open until its reader closes the book. */
async function open(page: Page, query: string): Promise<void> {
  await page.addLocatorHandler(page.getByRole("button", { name: "Close the book" }), (close) =>
    close.click(),
  );
  await table.open(page, query);
}

const hand = (page: Page) => page.locator('[data-zone="hand:0"] [data-spot]');
const combo = (page: Page) => page.locator('[data-zone="combo:0"] [data-ref]');
const forecast = (page: Page) => page.getByRole("region", { name: "Forecast" });

test("a combo is laid card by card, with its totals and what it will do, and strikes", async ({ come }) => {
  const { page } = await come.visit("/about", FASTEST);
  await open(page, "seats=3&moment=combo&alone&seed=c");
  await expect.poll(() => combo(page).count()).toBe(0);
  // Taken up it is told of, pointed at again it is laid.
  await hand(page).first().click();
  await forecast(page).waitFor();
  const told = await forecast(page).innerText();
  await page.keyboard.press("Escape");
  await forecast(page).waitFor({ state: "detached" });
  await hand(page).first().click();
  await hand(page).first().click();
  await expect.poll(() => combo(page).count()).toBe(1);
  await expect.poll(() => forecast(page).innerText()).toBe(told);
  await page.locator('[data-total="damage"]').waitFor();
  await page.locator('[data-spot="done"]').click();
  await expect.poll(() => page.locator('[data-spot="done"]').count()).toBe(0);
});

test("who decides names charge or bite without a number, and then the card lies open", async ({ come }) => {
  const { page } = await come.visit("/about", FASTEST);
  await open(page, "seats=3&moment=attack&alone&seed=e");
  const halves = page.locator("[data-half]");
  await expect.poll(() => halves.count()).toBe(2);
  await expect.poll(() => halves.allInnerTexts()).toEqual(["charge", "bite"]);
  await page.locator('[data-spot="half:bite"]').click();
  await expect.poll(() => page.locator('[data-spot^="half:"]').count()).toBe(0);
});

test("dice are marked one by one, their odds are counted, and they are thrown again", async ({ come }) => {
  const { page } = await come.visit("/about", FASTEST);
  await open(page, "seats=2&moment=reroll&alone&seed=e");
  const dice = page.locator('[data-spot^="die:"]');
  await dice.first().click();
  const marked = page.locator("[data-marked]");
  await expect.poll(() => marked.count()).toBe(1);
  await page.getByRole("note").filter({ hasText: "of 6 rolls" }).waitFor();
  await dice.first().click();
  await expect.poll(() => marked.count()).toBe(2);
  await page.getByRole("note").filter({ hasText: "of 36 rolls" }).waitFor();
  await page.getByRole("button", { name: "Reroll 2 dice" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Reroll 2 dice" }).count()).toBe(0);
});

test("by keys a die is marked by the number that it shows", async ({ come }) => {
  const { page } = await come.visit("/about", FASTEST);
  await open(page, "seats=2&moment=reroll&alone&seed=e");
  await pressDigitOf(page.locator('[data-spot^="die:"]').last());
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(1);
  await page.getByRole("button", { name: "Reroll 1 die" }).waitFor();
});

test("the strike that ends a fight is seen: its combo lies there while the life falls, then who won", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { settings: { speed: "normal" }, motion: "full" });
  await open(page, "seats=1&moment=last");
  const cards = combo(page);
  await expect.poll(() => cards.count()).toBeGreaterThan(0);
  const laid = await cards.count();
  const seen = page.locator('[data-zone="combo:0"] [data-zoom^="card:"]');
  await page.evaluate("hold(500)");
  await page.locator('[data-spot="done"]').click();
  await expect.poll(() => cards.count()).toBe(0);
  await expect.poll(() => seen.count()).toBe(laid);
  await page.locator('[data-total="damage"]').waitFor();
  await expect.poll(() => page.locator("[data-outcome]").count()).toBe(0);
});

test("upright and on a phone all dice lie on their side of the cloth", async ({ come }) => {
  const beyond = `Math.max(...[...document.querySelectorAll('[data-ref^="die:"]')].map((die) => {
    const row = die.closest("ol, ul").getBoundingClientRect();
    const { left, right } = die.getBoundingClientRect();
    return Math.max(right - row.right, row.left - left);
  }))`;
  for (const size of ["820x1180", "390x844"] as const) {
    const { page } = await come.visit("/about", { ...FASTEST, size });
    await open(page, "seats=2&moment=reroll&alone&seed=e");
    await page.locator('[data-spot^="die:"]').first().waitFor();
    // They never lie straight, so that a corner may lie a little beyond.
    await expect.poll(() => page.evaluate<number>(beyond)).toBeLessThan(8);
  }
});

test("on a phone what can be used lies in a drawer", async ({ come }) => {
  const { page } = await come.visit("/about", { ...FASTEST, size: "390x844" });
  await open(page, "seats=3&moment=stepOne&alone");
  const drawer = page.getByRole("button", { name: /^Use/u });
  await drawer.tap();
  await expect.poll(() => drawer.getAttribute("aria-expanded")).toBe("true");
  await page.locator('[data-spot="goOn"]').tap();
  await page.locator('[data-zone="combo:0"]').waitFor();
});

test("a fight is fought to its end by mouse", async ({ come }) => {
  const { page } = await come.visit("/about", FASTEST);
  await open(page, "seats=1&moment=stepOne&seed=won");
  await page.locator("[data-fight]").waitFor();
  await playOldWorld(page, clicking, 200, page.locator('[data-zone="pool"] [data-ref]').first());
  await page.locator("[data-fight]").waitFor({ state: "detached" });
}, 60_000);
