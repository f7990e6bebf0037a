import { expect } from "vitest";
import { afterGame, playByKeys, playByMouse, playInWords, playNow } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

const FAST = { settings: { speed: "fast" } };
/** A whole match with a bot that thinks like a person. */
const WHOLE = 150_000;

test("a whole match against a bot with the mouse, from the first page to the next match", {
  timeout: WHOLE,
}, async ({ come }) => {
  const { page } = await come.visit("/", FAST);
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await playByMouse(page);
  expect(await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Rematch" }).click();
  // Scoia'tael are asked first who shall start.
  const begun = page.getByRole("button", { name: "Keep hand" }).or(page.getByText("Who starts?"));
  await begun.filter({ visible: true }).first().waitFor();
});

test("a whole match with the keyboard alone", { timeout: WHOLE }, async ({ come }) => {
  const { page } = await come.visit("/", FAST);
  for (let press = 0; press < 60 && !(await hasFocus()); press++) await page.keyboard.press("Tab");
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\//);
  await playByKeys(page);
  expect(await afterGame(page).isVisible()).toBe(true);

  function hasFocus(): Promise<boolean> {
    return playNow(page).evaluate((button) => button.matches(":focus"));
  }
});

test("keys play on while the chronicle has the focus", async ({ come }) => {
  const { page } = await come.visit("/", FAST);
  await playNow(page).click();
  const keep = page.getByRole("button", { name: "Keep hand" }).filter({ visible: true });
  // Scoia'tael are asked first who shall start; the first answer is taken by its number.
  const starter = page.getByText("Who starts?").filter({ visible: true });
  await keep.or(starter).first().waitFor();
  if (await starter.first().isVisible()) await page.keyboard.press("1");
  await keep.first().waitFor();
  await page.getByRole("region", { name: "Log" }).getByRole("list").focus();
  await page.keyboard.press("1");
  await page.locator('[aria-pressed="true"][data-spot]').first().waitFor();
  await page.keyboard.press("p");
  await keep.first().waitFor({ state: "hidden" });
});

test("a whole solo match against the automaton with its leaders, set up in the form", {
  timeout: WHOLE,
}, async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=bots", FAST);
  await page.getByRole("radio", { name: /^Solo/ }).check({ force: true });
  await page.getByText("House rules").click();
  await page.getByRole("checkbox", { name: "The automaton’s leaders" }).check({ force: true });
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  await playByMouse(page);
  expect(await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).isVisible()).toBe(true);
});

test("a whole match at the table in words", { timeout: WHOLE }, async ({ come }) => {
  const { page } = await come.visit("/", { settings: { speed: "fast", table: "text" } });
  await playNow(page).click();
  await page.getByRole("heading", { level: 1, name: /^Gwent/ }).waitFor();
  expect(await page.locator("[data-zone]").count()).toBe(0);
  await playInWords(page);
  expect(await page.getByRole("heading", { name: "Game over" }).isVisible()).toBe(true);
});
