import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { focused } from "./stage/focus.ts";
import { answerUntil } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

const FAST = { settings: { speed: "fastest" } };

function coach(page: Page): Locator {
  return page.getByRole("region", { name: "Coach" });
}

function said(page: Page): Locator {
  return coach(page).getByRole("status");
}

/** Waits until the coach has come to this step. */
function step(page: Page, number: number): Promise<void> {
  return coach(page).getByText(`Step ${number} of`).waitFor({ state: "attached" });
}

async function goOn(page: Page, to: number): Promise<void> {
  await coach(page).getByRole("button", { name: "Continue" }).click();
  await step(page, to);
}

function spot(page: Page, name: string): Locator {
  return page.locator(`[data-spot="${name}"]`).filter({ visible: true }).first();
}

/** Points at one thing after the other and confirms. */
async function point(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await spot(page, name).click();
  await spot(page, "confirm").click();
}

test("a whole lesson of Ronin by mouse: a wrong order is forgiven, a loss is chosen, then one may play", async ({
  come,
}) => {
  const { page } = await come.visit("/learn/ronin", FAST);
  await page.getByRole("link", { name: "Start: A turn" }).click();
  await said(page).getByText("A turn has three steps").waitFor();
  await goOn(page, 2);
  // What the coach speaks of has a ring: all four rows.
  await expect.poll(() => page.locator("[data-coach] i").count()).toBe(4);
  await goOn(page, 3);
  await point(page, "row:4");
  await step(page, 4);
  await goOn(page, 5);
  await point(page, "card:geralt-effect", "card:G-P1");
  await said(page).getByText("Not yet.").waitFor();
  await page.getByRole("button", { name: "Swap the order" }).click();
  await spot(page, "confirm").click();
  await step(page, 6);
  // Of what is left only one can be the third: it is laid by itself.
  await point(page, "printed:geralt-left:E", "printed:geralt-right:D");
  await step(page, 7);
  await goOn(page, 8);
  await coach(page).getByRole("button", { name: "Continue" }).click();
  await said(page).getByText("The row, the order, the loss").waitFor();
  await coach(page).getByRole("button", { name: "Play now" }).waitFor();
  await coach(page).getByRole("link", { name: "Next lesson: Neighbours" }).click();
  await said(page).getByText("On the left it stands at 2").waitFor();
});

test("a lesson of Ronin with keys alone at the drawn table", async ({ come }) => {
  const { page } = await come.visit("/learn/ronin/symbols", FAST);
  await coach(page).getByRole("button", { name: "Continue" }).waitFor();
  await page.keyboard.press("Tab");
  for (const number of [2, 3, 4]) {
    await focused(page, coach(page).getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await step(page, number);
  }
  // Rows answer to their printed numbers.
  await page.keyboard.press("2");
  await page.keyboard.press("y");
  await step(page, 5);
  for (const card of ["card:R-P1", "card:K-P1"]) await spot(page, card).press("Enter");
  await page.keyboard.press("y");
  await step(page, 6);
  await said(page).getByText("5 XP and 4 VP").waitFor();
});

test("a first game says once what each kind of question is about, until it is told to stop", async ({
  come,
}) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest", table: "text", hints: true } });
  await page.getByRole("button", { name: "Play now: Ronin against bots" }).click();
  const hint = page.getByRole("note");
  await hint.getByText("You keep one and the other goes back.").waitFor();
  await hint.getByRole("button", { name: "Got it" }).click();
  await hint.waitFor({ state: "detached" });
  const asked = (name: string): Locator => page.getByRole("heading", { name });
  await answerUntil(page, asked("Where will you take cards from?"));
  await hint.getByText("You take two cards").waitFor();
  await answerUntil(page, asked("Which two cards will you play"));
  await hint.getByText("Both cards join your timeline").waitFor();
  await hint.getByRole("button", { name: "No more hints" }).click();
  await hint.waitFor({ state: "detached" });
  // The device remembers both: what was told, and that nothing more shall be.
  await expect.poll(() => page.evaluate('localStorage["medallion.hints"]')).toContain("ronin/play");
  await expect.poll(() => page.evaluate('localStorage["medallion.settings"]')).toContain('"hints":false');
});
