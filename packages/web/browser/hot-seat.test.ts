import type { Page } from "playwright-core";
import { expect } from "vitest";
import { afterGame, lit, mouseMove } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

test("two people share a device, and a curtain keeps each hand from the other", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=device", { settings: { speed: "fast" } });
  const names = page.getByRole("textbox", { name: "Name" });
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Bruno");
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  const curtain = page.getByRole("heading", { name: /^Pass the device to/ });
  const ended = curtain.or(afterGame(page));
  const handed: string[] = [];
  for (let turn = 1; turn <= 8; turn++) {
    await ended.waitFor();
    // Who plays alone after a pass may finish the match.
    if (!(await curtain.isVisible())) break;
    expect(await cardsOnPage(page)).toEqual([]);
    const name = (await curtain.innerText()).replace("Pass the device to ", "");
    handed.push(name);
    await page.getByRole("button", { name: `I’m ${name}` }).click();
    await lit(page).first().waitFor();
    // None before the deal, when one may have to say who begins.
    expect((await handsOnPage(page)).length).toBeLessThanOrEqual(1);
    // The mulligan and some turns take several moves.
    for (let move = 0; move < 50 && !(await ended.isVisible()); move++) {
      await mouseMove(page, turn <= 2 ? 1 : 2);
      await lit(page).or(ended).first().waitFor();
    }
  }
  expect(handed.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(handed)].sort()).toEqual(["Anna", "Bruno"]);
  for (const [at, name] of handed.entries()) expect(name).not.toBe(handed[at - 1]);
});

/** Every card that a page shows open. */
function cardsOnPage(page: Page): Promise<readonly string[]> {
  return page
    .locator("[data-zoom]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-zoom") ?? ""));
}

/** The hands of which any card lies open. */
async function handsOnPage(page: Page): Promise<readonly string[]> {
  const zones = page.locator('[data-zone^="hand:"]').filter({ has: page.locator("[data-ref]") });
  return zones.evaluateAll((found) => [
    ...new Set(found.map((zone) => zone.getAttribute("data-zone") ?? "")),
  ]);
}
