import { expect } from "vitest";
import { choices, playInWords } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

/** Nine turns with two bots that think like people. */
const WHOLE = 240_000;

test("a whole game of Ronin in words, from the first page to the end and into its replay", {
  timeout: WHOLE,
}, async ({ come }) => {
  const { page } = await come.visit("/", { settings: { speed: "fast" } });
  await page.getByRole("button", { name: "Play now: Ronin against a bot" }).click();
  await page.getByRole("heading", { level: 1, name: /^Ronin/ }).waitFor();
  await playInWords(page);
  expect(await page.getByRole("heading", { name: "Game over" }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Watch replay", exact: true }).click();
  await page.getByRole("slider").waitFor();
  expect(await page.getByText(/^Chapter III/).count()).toBeGreaterThan(0);
});

test("two share a device at Ronin: both choose their cards in secret, behind the curtain", async ({
  come,
}) => {
  const { page } = await come.visit("/new/ronin?with=device", { settings: { speed: "fast" } });
  await page.getByRole("radio", { name: /^Two players and an Automa/ }).check({ force: true });
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  const curtain = page.getByRole("heading", { name: /^Pass the device to/ });
  const asked: string[] = [];
  // Each chooses a character, takes a pair and chooses two cards to play.
  for (let turn = 0; turn < 12 && asked.filter((question) => /two cards/.test(question)).length < 2; turn++) {
    await curtain.or(choices(page).first()).first().waitFor();
    if (await curtain.isVisible()) {
      expect(await page.getByRole("heading", { name: /^Your hand/ }).count()).toBe(0);
      await page.getByRole("button", { name: /^I’m / }).click();
      await choices(page).first().waitFor();
    }
    asked.push(await page.getByRole("main").getByRole("heading", { level: 2 }).first().innerText());
    await choices(page).first().click();
  }
  expect(asked.filter((question) => /two cards/.test(question))).toHaveLength(2);
});
