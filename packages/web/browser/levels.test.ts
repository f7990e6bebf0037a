import { expect } from "vitest";
import { playByMouse } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

const FAST = { settings: { speed: "fastest" } };

test("the form says how each level plays, and a bot of that level plays a match to its end", async ({
  come,
}) => {
  const { page } = await come.visit("/new/gwent?with=bots", FAST);
  const rival = page.getByRole("combobox", { name: "Seat 2" });
  await page.getByText("Sees what’s obvious, and makes mistakes.").waitFor();
  await rival.selectOption({ label: "Adept bot" });
  await page.getByText("Takes what looks best, at once.").waitFor();
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  await playByMouse(page);
  await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).waitFor();
});

test("an open seat takes a bot of any level, whose line says what it is", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=friends", { settings: { name: "Anna" } });
  // With a second seat open the game does not begin as soon as the bot has one.
  await page.getByRole("radio", { name: /^Free-for-all/ }).check();
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("combobox", { name: "Add a bot…" }).first().selectOption("novice");
  await page.getByText("Novice bot. Sees what’s obvious, and makes mistakes.").waitFor();
  await page.getByRole("button", { name: "Remove bot" }).click();
  const levels = page.getByRole("combobox", { name: "Add a bot…" }).first().getByRole("option");
  await expect.poll(() => levels.allTextContents()).toContain("Adept bot");
});
