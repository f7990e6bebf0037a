import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { focused } from "./stage/focus.ts";
import { keepsakes } from "./stage/keepsakes.ts";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";

const FAST = { settings: { speed: "fast" } };

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

/** A card of the learner's hand; pointed at twice it is played. */
async function play(page: Page, card: string): Promise<void> {
  const held = page.getByRole("region", { name: /: hand,/ }).getByRole("button", { name: card });
  await held.click();
  await held.click();
}

test("a lesson from the list to the next one: a slip is forgiven, a reload forgets nothing", async ({
  come,
}) => {
  const { page } = await come.visit("/learn", FAST);
  await page.getByRole("link", { name: "Start: Rounds and passing" }).click();
  await coach(page).getByRole("button", { name: "Continue" }).click();
  await step(page, 2);
  await play(page, "Vesemir");
  await said(page).getByText("Not yet.").waitFor();
  await play(page, "Dennis Cranmer");
  await step(page, 3);
  await play(page, "Dol Blathanna Archer");
  await step(page, 4);
  await expect.poll(() => keepsakes(page, "lessons")).toContain('"step":3');

  await page.reload();
  await settled(page);
  await step(page, 4);
  await said(page).getByText("26 to 10").waitFor();
  await page.getByRole("button", { name: "Pass", exact: true }).filter({ visible: true }).click();
  await step(page, 5);
  await coach(page).getByRole("button", { name: "Continue" }).click();
  for (const number of [6, 7, 8]) {
    await step(page, number);
    await coach(page).getByRole("button", { name: "Show me" }).click();
  }
  await said(page).getByText("Victory!").waitFor();
  await coach(page).getByRole("link", { name: "All lessons" }).click();
  // The coach says it too until the list is there.
  await page.getByRole("heading", { name: "Tutorial" }).waitFor();
  await expect.poll(() => page.getByText("✓ Done").count()).toBe(1);
});

test("a lesson with keys alone, at the table in words", async ({ come }) => {
  const { page } = await come.visit("/learn/gwent/leaders", {
    settings: { speed: "fast", table: "text" },
  });
  await coach(page).getByRole("button", { name: "Continue" }).waitFor();
  await page.keyboard.press("Tab");
  await focused(page, coach(page).getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await step(page, 2);
  await page.getByRole("button", { name: /Redanian Foot Soldier/ }).press("Enter");
  await step(page, 3);
  await page.getByRole("button", { name: /Keep/ }).press("Enter");
  await step(page, 4);
  await expect.poll(() => page.locator("[data-zone]").count()).toBe(0);
});
