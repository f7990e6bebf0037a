import { expect } from "vitest";
import { takeReadyDeck } from "./stage/decks.ts";
import { test } from "./stage/test.ts";

test("a new deck is told what it lacks until it is legal, and what was done can be undone", async ({
  come,
}) => {
  const { page } = await come.visit("/decks");
  await page.getByRole("button", { name: "New deck" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Monsters/ })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Empty deck/ })
    .click();
  const limits = page.getByRole("region", { name: "Limits" });
  await limits.getByText("0 · min 22").waitFor();
  const told = limits.getByRole("status");
  expect(await told.getByRole("listitem").count()).toBeGreaterThan(0);

  const search = page
    .getByRole("searchbox")
    .or(page.getByRole("textbox", { name: "Search by name" }))
    .first();
  await search.fill("nekker");
  const nekker = page.getByRole("button", { name: /^Nekker, .* in deck$/ });
  for (let copy = 1; copy <= 3; copy++) {
    await nekker.click();
    await page.getByRole("button", { name: new RegExp(`^Nekker, .*; ${copy} of 3 in deck$`) }).waitFor();
  }
  expect(await nekker.getAttribute("aria-disabled")).toBe("true");
  await limits.getByText("3 · min 22").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await limits.getByText("2 · min 22").waitFor();
});

test("a ready deck is legal, and stops being so with too few units", async ({ come }) => {
  const { page } = await come.visit("/decks");
  await takeReadyDeck(page);
  const limits = page.getByRole("region", { name: "Limits" });
  await limits.getByText("Legal for duels, free-for-all and teams.").waitFor();
  const lines = page.getByRole("button", { name: /in deck; remove one$/ });
  const fine = limits.getByText("Legal for duels, free-for-all and teams.");
  for (let taken = 0; taken < 40 && (await fine.isVisible()); taken++) await lines.first().click();
  expect(await limits.getByRole("status").getByRole("listitem").first().innerText()).toMatch(/22/);
  await page.reload();
  await limits.waitFor();
  expect(await fine.isVisible()).toBe(false);
});
