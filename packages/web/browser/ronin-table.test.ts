import { afterAll, beforeAll, expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { barriers } from "./stage/axe.ts";
import { misfits } from "./stage/fitting.ts";
import { watchHands } from "./stage/hot-seat.ts";
import { byFinger, byKeys, byMouse, handRonin, over, playRonin } from "./stage/ronin-moves.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";
import { SIZES } from "./stage/visit.ts";

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

const MOMENTS = ["character", "place", "play", "lose", "ability", "bonus", "keep", "laid"];
const LANGUAGES = ["en", "cs", "pl", "uk"];

/** So that sizes, players, moments, themes, contrasts and languages meet each other in turn. */
const SCREENS = Array.from({ length: 20 }, (_, place) => ({
  size: (SIZES[place % SIZES.length] ?? SIZES[0]).split("x").map(Number),
  query: [
    `seats=${1 + ((place * 3 + Math.floor(place / 5)) % 5)}`,
    `moment=${MOMENTS[(place * 3 + Math.floor(place / 8)) % MOMENTS.length]}`,
    `language=${LANGUAGES[(place + Math.floor(place / 4)) % LANGUAGES.length]}`,
    `theme=${place % 4 < 2 ? "dark" : "light"}`,
    `contrast=${place % 3 === 0 ? "high" : "normal"}`,
    `side=${place % 2 === 0 ? "A" : "B"}`,
  ].join("&"),
}));

/** Runs in the page: what can be pressed is large enough for a finger, and nothing lies outside of the screen. */
const OUTSIDE = `[...document.querySelectorAll("main section, main button")].flatMap((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('[data-zone^="hand:"], [data-zone^="timeline:"]') !== null) return [];
  const name = thing.className + " " + thing.textContent.slice(0, 40);
  const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const small = thing.tagName === "BUTTON" && (right - left < 39 || bottom - top < 39);
  return [...(out ? ["outside: " + name] : []), ...(small ? ["small: " + name] : [])];
})`;

test("one screen at every size, for every number of players and in every language, without barriers", async ({
  come,
}) => {
  const { page } = await come.visit("/about");
  const faults: string[] = [];
  for (const { size, query } of SCREENS) {
    await page.setViewportSize({ width: size[0] ?? 0, height: size[1] ?? 0 });
    await table.open(page, query);
    await page.locator("main button").first().waitFor();
    const found = [
      ...(await misfits(page)),
      ...(await page.evaluate<readonly string[]>(OUTSIDE)),
      ...(await barriers(page)),
    ];
    faults.push(...found.map((fault) => `${size.join("×")} ${query}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
