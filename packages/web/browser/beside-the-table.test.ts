import type { Page } from "playwright-core";
import { expect } from "vitest";
import { duel } from "./stage/duel.ts";
import { lit, mouseMove, playNow } from "./stage/playing.ts";
import { dealt, keepHand } from "./stage/starting.ts";
import { test } from "./stage/test.ts";

/* What lies around a table: settings, signals, what bots say. */

/** The strengths of one's own cards as they lie; special cards have none. */
function strengths(page: Page): Promise<readonly number[]> {
  return page.evaluate<
    readonly number[]
  >(`[...document.querySelectorAll('[data-zone^="hand:"] button[data-ref]')]
    .map((card) => Number(/strength (\\d+)/.exec(card.ariaLabel ?? card.textContent)?.[1] ?? -1))`);
}

test("settings open over the table and hold at once: bots fall silent, the hand is sorted, and one plays on where one was", async ({
  come,
}) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest" } });
  await playNow(page).click();
  await dealt(page);
  const table = page.url();
  await page.locator("[data-remark]").waitFor();
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("checkbox", { name: /^Remarks of bots/ }).uncheck({ force: true });
  await page.locator("[data-remark]").waitFor({ state: "detached" });
  await settings.getByRole("radio", { name: "By strength" }).check({ force: true });
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(table);
  await expect.poll(async () => (await strengths(page)).length).toBe(10);
  const areSorted = async (): Promise<boolean> => {
    const lie = await strengths(page);
    return String(lie) === String(lie.toSorted((one, other) => other - one));
  };
  await expect.poll(areSorted).toBe(true);
  await keepHand(page).first().click();
  await lit(page).first().waitFor();
});

/** Runs in the page: it is out of sight, and what it notifies of is noted. */
const LOOK_AWAY = `{
  globalThis.told = [];
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  globalThis.Notification = new Proxy(Notification, {
    construct: (Real, [title, options]) => {
      told.push(title + ": " + options.body);
      return new Real(title, options);
    },
  });
}`;

test("the tab says whose turn it is, and a page out of sight notifies who wants it when their turn comes", async ({
  come,
}) => {
  const { path, mover, other } = await duel();
  const { page, context } = await come.visit(path, {
    ...mover,
    settings: { speed: "fastest", notifications: true },
  });
  await context.grantPermissions(["notifications"]);
  await lit(page).first().waitFor();
  await expect.poll(() => page.title()).toMatch(/^● Gwent/);
  await page.evaluate(LOOK_AWAY);
  await mouseMove(page, 2);
  await expect.poll(() => page.title()).toMatch(/^Gwent/);
  const asked = await other.player.nextAsked();
  // Passing is the first choice, cards come after it.
  await other.player.answer((asked?.choices.length ?? 0) - 1);
  await expect.poll(() => page.evaluate<readonly string[]>("told")).toEqual(["Gwent: Your turn"]);
  await expect.poll(() => page.title()).toMatch(/^● Gwent/);
});
