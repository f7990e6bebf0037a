import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { areWithin, coveredBy, placesOf } from "./stage/boxes.ts";
import { middle } from "./stage/middle.ts";
import { lit } from "./stage/playing.ts";
import { areForetold, labelOf } from "./stage/ronin-forecasts.ts";
import { byKeys, over, playRonin, scored } from "./stage/ronin-moves.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";
import { until } from "./stage/until.ts";

/* What stands around a question of Ronin: forecasts, hints, the scoring before it, and where the focus is. */
let table: ToyPage;
beforeAll(async () => {
  table = await buildToyPage("ronin");
});
afterAll(() => table.remove());

const hand = (page: Page): Locator => page.locator('[data-zone="hand:0"] button');

test("a forecast says of which card it speaks: of two picked ones in their order, after a swap the other way round", async ({
  come,
}) => {
  const { page } = await come.visit("/about");
  await table.open(page, "seats=3&moment=play&alone&chapter=1");
  const [one, other] = [hand(page).nth(1), hand(page).nth(3)];
  const labels = [await labelOf(one), await labelOf(other)];
  await one.focus();
  await until("the card with the focus is told of", () => areForetold(page, labels.slice(0, 1)));
  await one.click();
  await other.click();
  await until("both are told of", () => areForetold(page, labels));
  await page.getByRole("button", { name: "Swap the order" }).click();
  await until("both are told of the other way round", () => areForetold(page, labels.toReversed()));
});

test("in the draft a card of a row is told of while it is pointed at and once its row is held, and no row moves", async ({
  come,
}) => {
  const { page } = await come.visit("/about");
  await table.open(page, "seats=5&moment=place&alone&chapter=1");
  const rows = page.locator('[data-zone^="row:"]');
  const before = await placesOf(rows.first());
  const card = rows.nth(1).locator("button").nth(1);
  const label = await labelOf(card);
  // Of a row's card its place is said first.
  const name = label.replace(/^[^:]*: /u, "");
  await card.focus();
  await until("the card with the focus is told of", () => areForetold(page, [name]));
  await expect.poll(() => placesOf(rows.first())).toBe(before);
  await card.click();
  await page.getByRole("button", { name: "Take row 2" }).waitFor();
  await until("the row that is held is told of", () => areForetold(page, [name]));
  await expect.poll(() => placesOf(rows.first())).toBe(before);
});

test("a hint of a first game stands beside what is asked about: the table stays where it is when it goes", async ({
  come,
}) => {
  const screen: Screen = {
    name: "ronin-hint",
    title: "Ronin: a hint",
    spot: (scenery) =>
      scenery.tableAt(
        { game: "ronin", mode: "alliance", seats: 3 },
        ({ question }) => question.kind === "place",
      ),
  };
  for (const size of ["1440x900", "820x1180", "390x844"] as const) {
    const { page } = await come.screen(screen, { size, settings: { hints: true } });
    const hint = page.locator('[data-hint="place"]');
    const rows = page.locator('[data-zone^="row:"]');
    await hint.waitFor();
    await expect.poll(() => coveredBy(hint, rows)).toBe(0);
    const before = await placesOf(rows);
    await hint.getByRole("button", { name: "Got it" }).click();
    await hint.waitFor({ state: "detached" });
    await expect.poll(() => placesOf(rows)).toBe(before);
  }
});

test("a press beside a scoring puts it away and does nothing else", async ({ come }) => {
  const { page } = await come.visit("/about");
  await table.open(page, "seats=3&moment=scored&alone");
  await scored(page).waitFor();
  const { x, y } = await middle(hand(page).first());
  await page.mouse.click(x, y);
  await scored(page).waitFor({ state: "detached" });
  // The same press on a card would show it large.
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
});

test("alone with keys from the last turn of a chapter to the end of the game: beneath a scoring none answers, and after it the focus is at what is asked", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { settings: { speed: "fastest" } });
  await table.open(page, "seats=1&moment=play&turn=5&seed=keys");
  await page.keyboard.press("Tab");
  expect(await playRonin(page, byKeys, 40, scored(page))).toBeLessThan(40);
  await lit(page).first().waitFor();
  await scored(page).and(page.locator(":focus")).waitFor();
  for (const key of ["1", "2", "y", "n"]) await page.keyboard.press(key);
  await expect.poll(() => scored(page).isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-spot][aria-pressed="true"]').count()).toBe(0);
  await page.keyboard.press("Enter");
  await scored(page).waitFor({ state: "detached" });
  await lit(page).and(page.locator(":focus")).waitFor();
  expect(await playRonin(page, byKeys, 300)).toBeLessThan(300);
  await over(page).waitFor();
});

test("on a phone the end of one's own turn is told where its cards lie", async ({ come }) => {
  const { page } = await come.visit("/about", { motion: "full", size: "390x844" });
  await table.open(page, "seats=1&moment=play&chapter=1");
  const cards = hand(page);
  for (const card of [0, 1]) await cards.nth(card).tap();
  const lying = page.locator('[data-zone="timeline:0"] [data-ref^="card:"]');
  await page.locator('[data-zone="timeline:0"] [data-picked]').nth(1).waitFor();
  await page.evaluate("hold(200)");
  await page.getByRole("button", { name: "Lay face down" }).tap();
  await page.locator("[data-picked]").first().waitFor({ state: "detached" });
  for (const place of [-1, -2])
    await until("what was laid is in sight", () => areWithin(lying.nth(place), 390));
});
