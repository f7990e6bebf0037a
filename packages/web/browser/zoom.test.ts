import type { Locator, Page } from "playwright-core";
import { TABLES } from "./screens/tables.ts";
import { takeReadyDeck } from "./stage/decks.ts";
import { holdFinger } from "./stage/finger.ts";
import { focused } from "./stage/focus.ts";
import { test } from "./stage/test.ts";

/** The large card beside the one on which the mouse rests. */
function passing(page: Page): Locator {
  return page.locator(":popover-open article");
}

test("a card is seen large: under a resting mouse until Esc, with Z until it is closed", async ({ come }) => {
  const { page } = await come.visit("/decks");
  await takeReadyDeck(page);
  const card = page.getByRole("button", { name: /^Geralt of Rivia, / }).first();
  await card.hover();
  await passing(page).getByText("Geralt of Rivia").waitFor();
  await page.keyboard.press("Escape");
  await passing(page).waitFor({ state: "detached" });
  await card.focus();
  await page.keyboard.press("z");
  const pinned = page.getByRole("dialog", { name: "Geralt of Rivia" });
  await pinned.waitFor();
  await page.keyboard.press("Escape");
  await pinned.waitFor({ state: "detached" });
  await focused(page, card);
});

test("a finger held on a card of a table that goes away leaves nothing behind", async ({ come }) => {
  const { page } = await come.visit("/learn", { size: "390x844" });
  await page.getByRole("link", { name: "Start: Rounds and passing" }).tap();
  const card = page.getByRole("region", { name: /: hand,/ }).getByRole("button", { name: "Vesemir" });
  const finger = await holdFinger(page, card);
  const pinned = page.getByRole("dialog", { name: "Vesemir" });
  await pinned.waitFor();
  await page.goBack();
  await pinned.waitFor({ state: "detached" });
  // A click that nothing has gone before, as assistive programs make it.
  await page.getByRole("link", { name: "Start: Rounds and passing" }).dispatchEvent("click");
  await card.waitFor();
  await finger.lift();
});

test("who plays with a finger is told once that holding a card shows it large", async ({ come }) => {
  const duel = TABLES.find(({ name }) => name === "duel");
  if (duel === undefined) throw new Error("there is a screen of a duel");
  const { page } = await come.screen(duel, { size: "390x844" });
  const hint = page.getByText("Hold your finger on a card");
  await hint.waitFor();
  await page.reload();
  await page.getByRole("region", { name: /: hand,/ }).waitFor();
  await hint.waitFor({ state: "detached" });
});
