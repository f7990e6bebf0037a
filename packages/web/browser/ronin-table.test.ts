import { afterAll, beforeAll, expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { watchHands } from "./stage/hot-seat.ts";
import { lit } from "./stage/playing.ts";
import { byFinger, byKeys, byMouse, handRonin, over, playRonin, scored } from "./stage/ronin-moves.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";

/* Ronin's table in memory at any moment: the other seats answer at random at once. */
let table: ToyPage;
beforeAll(async () => {
  table = await buildToyPage("ronin");
});
afterAll(() => table.remove());

test("alone to the end by mouse, from the last chapter on", async ({ come }) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" } });
  await table.open(page, "seats=1&moment=play&chapter=2&seed=end");
  expect(await playRonin(page, byMouse, 150)).toBeLessThan(150);
  await over(page).waitFor();
});

test("the first turns by mouse, from the choice of a character on", async ({ come }) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" } });
  await table.open(page, "seats=3&moment=character");
  await playRonin(page, byMouse, 24);
  await page.locator('[data-zone="timeline:0"] [data-ref]').first().waitFor();
});

test("two cards are laid in order: picked, swapped, taken back, and confirmed only when both lie", async ({
  come,
}) => {
  const { page } = await come.visit("/about");
  await table.open(page, "seats=3&moment=play&alone");
  const hand = page.locator('[data-zone="hand:0"] button');
  const confirm = page.getByRole("button", { name: "Lay face down" });
  const picked = page.locator('[data-zone="timeline:0"] [data-picked]');
  await hand.nth(2).click();
  await expect.poll(() => picked.count()).toBe(1);
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await hand.nth(0).click();
  await expect.poll(() => picked.count()).toBe(2);
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  const first = await picked.nth(0).locator("[data-zoom]").getAttribute("data-zoom");
  await page.getByRole("button", { name: "Swap the order" }).click();
  await expect.poll(() => picked.nth(1).locator("[data-zoom]").getAttribute("data-zoom")).toBe(first);
  await hand.nth(2).click();
  await expect.poll(() => picked.count()).toBe(1);
  await expect.poll(() => confirm.isDisabled()).toBe(true);
});

test("with keys a picked card bears one number, and it is its place in the order", async ({ come }) => {
  const { page } = await come.visit("/about");
  await table.open(page, "seats=3&moment=play&alone");
  await page.keyboard.press("Tab");
  const hand = page.locator('[data-zone="hand:0"] button');
  const numbers = (card: number) =>
    hand.nth(card).locator("> span").filter({ hasText: /^\d$/ }).allTextContents();
  await expect.poll(() => numbers(2)).toEqual(["3"]);
  for (const card of [2, 0]) {
    await page.keyboard.press(String(card + 1));
    await expect.poll(() => hand.nth(card).getAttribute("aria-pressed")).toBe("true");
  }
  await expect.poll(() => numbers(2)).toEqual(["1"]);
  await expect.poll(() => numbers(0)).toEqual(["2"]);
});

test("the scoring of a chapter lies over what is asked next until it is read", async ({ come }) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" } });
  await table.open(page, "seats=1&moment=play&chapter=1&seed=read");
  expect(await playRonin(page, byMouse, 90, scored(page))).toBeLessThan(90);
  await lit(page).first().waitFor();
  await scored(page).click();
  await expect.poll(() => scored(page).isVisible()).toBe(false);
  await playRonin(page, byMouse, 3);
});

test("with keys alone: digits point, Y confirms, N declines", async ({ come }) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" } });
  await table.open(page, "seats=3&moment=place");
  await page.keyboard.press("Tab");
  await playRonin(page, byKeys, 16);
  await page.locator('[data-zone="timeline:0"] [data-ref]').first().waitFor();
});

test("on a phone with a finger", async ({ come }) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" }, size: "390x844" });
  await table.open(page, "seats=5&moment=place");
  await playRonin(page, byFinger, 16);
  await page.getByRole("button", { name: "Timelines and alliances" }).tap();
  await page.locator('[data-zone="timeline:0"] [data-ref]').first().waitFor();
});

test("five seats with four bots; whoever comes back in the middle finds the same question", async ({
  come,
}) => {
  const screen: Screen = {
    name: "ronin-five",
    title: "Ronin: five at the table",
    spot: (scenery) =>
      scenery.tableAt(
        { game: "ronin", mode: "alliance", seats: 5 },
        ({ question }) => question.kind === "play",
      ),
  };
  const { page } = await come.screen(screen, { settings: { speed: "fastest" } });
  const asked = page.getByRole("status").filter({ hasText: "two cards" });
  await asked.waitFor();
  await page.reload();
  await asked.waitFor();
  await playRonin(page, byMouse, 12);
  await page.locator('[data-zone="timeline:0"] [data-ref]').first().waitFor();
});

test("two and an Automa at one device: nothing of a hand is there while the curtain is closed", async ({
  come,
}) => {
  const { page } = await come.visit("/new/ronin?with=device", { settings: { speed: "fastest" } });
  await page.getByRole("radio", { name: /^Two players and an Automa/ }).check({ force: true });
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  const watch = await watchHands(page);
  expect(new Set(await handRonin(page, 6)).size).toBe(2);
  await expect.poll(() => watch.seen()).toEqual([]);
});
