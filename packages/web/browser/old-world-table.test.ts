import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import {
  clicking,
  keying,
  playOldWorld,
  rideToQuest,
  tapping,
  witcherOver,
} from "./stage/old-world-moves.ts";
import { pressUntil } from "./stage/playing.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";

/* Old World's table in memory at any moment: the other seats answer at random at once. */
let table: ToyPage;
beforeAll(async () => {
  table = await buildToyPage("old-world");
});
afterAll(() => table.remove());

const FAST = { settings: { speed: "fastest" } } as const;

const round = (page: Page, number: number): Locator =>
  page.getByText(`Round ${number}`, { exact: true }).filter({ visible: true }).first();

test("alone, the first turns by mouse, from the choice of a school on", async ({ come }) => {
  const { page } = await come.visit("/about", FAST);
  await table.open(page, "seats=1&moment=school");
  await playOldWorld(page, clicking, 60, page.getByText("Turn 2", { exact: true }).first());
  await page.locator('[data-zone="pool"] [data-ref]').first().waitFor();
});

test("a move is paid: the place, then the card, and back before that", async ({ come }) => {
  const { page } = await come.visit("/about", FAST);
  await table.open(page, "seats=3&moment=movePayment&alone");
  const asked = page.getByRole("status").filter({ hasText: "How will you pay" });
  await asked.waitFor();
  const pay = page.locator('[data-spot^="pay:"]').filter({ visible: true }).first();
  await pay.click();
  const card = page.locator('[data-zone="hand:0"] [data-spot^="card:"]').first();
  await card.waitFor();
  await page.keyboard.press("Escape");
  await page.locator('[data-spot="back"]').filter({ visible: true }).first().click();
  await expect.poll(() => asked.isVisible()).toBe(false);
});

test("alone to the end from a strike before it, with the rank and what the next one would have taken", async ({
  come,
}) => {
  const { page } = await come.visit("/about", FAST);
  await table.open(page, "seats=1&moment=last");
  await page.locator('[data-spot="done"]').click();
  await playOldWorld(page, clicking, 40);
  await witcherOver(page).waitFor();
  await page.getByRole("button", { name: "View table" }).first().click();
  await expect.poll(() => witcherOver(page).isVisible()).toBe(false);
});

test("a quest is ridden to over two roads, and read to its end", async ({ come }) => {
  const { page } = await come.visit("/about", FAST);
  await table.open(page, "seats=2&moment=quest&alone&seed=l");
  await rideToQuest(page, clicking);
  await page.locator('[data-spot^="quest:"]').filter({ visible: true }).first().click();
  await page.locator('[data-spot="confirm"]').filter({ visible: true }).first().click();
  const told = page
    .getByRole("region", { name: "Log" })
    .getByText(/resolves the quest/u)
    .first();
  await playOldWorld(page, clicking, 20, told);
  await told.waitFor();
});

test("going back shuts what lies open over the table, and only then leaves it", async ({ come }) => {
  const { page } = await come.visit("/about", { ...FAST, size: "390x844" });
  await table.open(page, "seats=3&moment=phaseOne");
  await page.locator('[data-open^="seat:"]').filter({ visible: true }).first().tap();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForURL("**/old-world/**");
  await page.locator('[data-standing="open"] [data-place]').first().tap();
  await page.getByRole("article").waitFor();
  await page.goBack();
  await page.getByRole("article").waitFor({ state: "detached" });
  await page.waitForURL("**/old-world/**");
  // What was shut by hand leaves nothing behind.
  await page.locator('[data-open^="seat:"]').filter({ visible: true }).first().tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate("history.state?.over ?? false")).toBe(false);
  await page.goBack();
  await page.waitForURL("**/about");
});

test("on a phone a figure rides on the whole map: it leaves the opened place at once", async ({ come }) => {
  const { page } = await come.visit("/about", {
    ...{ settings: { speed: "normal" }, motion: "full", size: "390x844" },
  });
  await table.open(page, "seats=3&moment=phaseOne&alone");
  const price = page.locator("[data-price]:enabled").first();
  await pressUntil(page.locator('[data-standing="open"] [data-place]').first(), price);
  await price.tap();
  await page.getByText("Now choose the card that pays.").waitFor();
  await page.evaluate("hold(1)");
  await page.locator('[data-zone="hand:0"] [data-spot]:not([class*="faint"])').first().tap();
  await page.getByRole("article").waitFor({ state: "detached" });
  const scale = () =>
    page.evaluate<string>(
      'new DOMMatrix(getComputedStyle(document.querySelector("[data-pane] > div")).transform).a.toFixed(2)',
    );
  await expect.poll(scale).toBe("1.00");
});

test("with keys alone: digits and letters lead through a turn", async ({ come }) => {
  const { page } = await come.visit("/about", FAST);
  await table.open(page, "seats=2&moment=phaseOne");
  await page.keyboard.press("Tab");
  await playOldWorld(page, keying, 80, round(page, 2));
  await round(page, 2).waitFor();
});

test("on a phone with a finger", async ({ come }) => {
  const { page } = await come.visit("/about", { ...FAST, size: "390x844" });
  await table.open(page, "seats=5&moment=phaseOne");
  await playOldWorld(page, tapping, 80, round(page, 2));
  await round(page, 2).waitFor();
});

test("three seats with two bots through every phase; whoever comes back in the middle of a fight finds the same question", async ({
  come,
}) => {
  const screen: Screen = {
    name: "old-world-fight",
    title: "Old World: a combo is built",
    spot: (scenery) =>
      scenery.tableAt(
        { game: "old-world", mode: "adventure", seats: 3 },
        ({ question }) => question.kind === "combo",
      ),
  };
  const { page } = await come.screen(screen, FAST);
  const asked = page.getByRole("status").filter({ hasText: "combo" });
  await asked.first().waitFor();
  await page.reload();
  await asked.first().waitFor();
  // From there through every phase.
  for (const name of ["III", "I", "II"]) {
    const phase = page.locator('[aria-current="step"] > b').getByText(name, { exact: true });
    await playOldWorld(page, clicking, 240, phase);
    await phase.waitFor();
  }
});
