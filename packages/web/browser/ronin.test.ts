import { expect } from "vitest";
import { answerAround, watchHands } from "./stage/hot-seat.ts";
import { answerUntil, choices, playInWords, stepBack } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

test("a whole game of Ronin in words, from the first page to the end and into its replay", async ({
  come,
}) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest", table: "text" } });
  await page.getByRole("button", { name: "Play now: Ronin against bots" }).click();
  await page.getByRole("heading", { level: 1, name: /^Ronin/ }).waitFor();
  await playInWords(page);
  await page.getByRole("heading", { name: "Game over" }).waitFor();
  // The last line of the log opens the book where it tells of the end.
  await page
    .getByRole("region", { name: "Log" })
    .getByRole("button", { name: /^Rule: / })
    .last()
    .click();
  await page.getByRole("dialog").getByRole("heading", { name: "The end of the game" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Watch replay", exact: true }).click();
  await page.getByRole("slider").waitFor();
  await page
    .getByText(/^Chapter III/)
    .first()
    .waitFor({ state: "attached" });
});

test("two share a device at Ronin: both choose their cards in secret, behind the curtain", async ({
  come,
}) => {
  const { page } = await come.visit("/new/ronin?with=device", {
    settings: { speed: "fastest", table: "text" },
  });
  await page.getByRole("radio", { name: /^Two players and an Automa/ }).check({ force: true });
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  const watch = await watchHands(page);
  // Each chooses a character, takes a pair and chooses two cards to play.
  const asked = await answerAround(page, /two cards/, 2);
  expect(asked.length).toBeGreaterThan(2);
  await expect.poll(() => watch.seen()).toEqual([]);
});

test("two cards are asked for one after the other, by keys and with a way back", async ({ come }) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest", table: "text" } });
  await page.getByRole("button", { name: "Play now: Ronin against bots" }).click();
  // What a character can do is told where it is chosen.
  await page.getByRole("heading", { name: "Which character will you play?" }).waitFor();
  await page.getByText(/^Your character brings/).waitFor();
  await expect.poll(() => choices(page).first().getAttribute("aria-describedby")).not.toBeNull();
  const asked = page.getByRole("heading", { level: 2, name: "Which two cards will you play" });
  await answerUntil(page, asked);
  const card = (number: number) => page.getByRole("heading", { level: 3, name: `Card ${number}` });
  await card(1).waitFor();
  const first = await choices(page).first().locator("span").nth(1).innerText();
  await page.keyboard.press("1");
  // The second list has all cards but the first, and whoever listens is led to it.
  await card(2).waitFor();
  await card(2).and(page.locator(":focus")).waitFor();
  await page.getByText(`So far: ${first}`).waitFor();
  await expect.poll(() => choices(page).filter({ hasText: first }).count()).toBe(0);
  await page.keyboard.press("Backspace");
  await card(1).waitFor();
  await page.keyboard.press("2");
  await stepBack(page).click();
  await card(1).waitFor();
  await page.keyboard.press("2");
  await card(2).waitFor();
  await page.keyboard.press("1");
  await asked.waitFor({ state: "hidden" });
});
