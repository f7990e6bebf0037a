import { takeOutWhile, takeReadyDeck } from "./stage/decks.ts";
import { rememberGames } from "./stage/finished-games.ts";
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
  await limits.getByRole("status").getByRole("listitem").first().waitFor();

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
  await nekker.and(page.locator('[aria-disabled="true"]')).waitFor();
  await limits.getByText("3 · min 22").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await limits.getByText("2 · min 22").waitFor();
});

test("a ready deck is legal, and stops being so with too few units", async ({ come }) => {
  const { page } = await come.visit("/decks");
  await takeReadyDeck(page);
  const limits = page.getByRole("region", { name: "Limits" });
  const fine = limits.getByText("Legal for duels, free-for-all and teams.");
  await takeOutWhile(page, fine);
  const lack = limits.getByRole("status").getByRole("listitem").first().filter({ hasText: "22" });
  await lack.waitFor();
  await page.reload();
  await lack.waitFor();
  await fine.waitFor({ state: "hidden" });
});

test("a deck is chosen by what it is and how one has fared with it, and played", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=bots", { settings: { speed: "fastest" } });
  await rememberGames(page, 12);
  const chooser = page.getByRole("button", { name: "Deck" }).first();
  await chooser.click();
  const siege = page.getByRole("dialog").getByRole("button", { name: /^Siege Line/ });
  await siege.getByText("Northern Realms").waitFor();
  await siege.getByText("Foltest, The Siegemaster").waitFor();
  await siege.getByText(/^\d+% won in \d+ games of yours$/).waitFor();
  await siege.click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await chooser.getByText("Siege Line").waitFor();
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  await page.getByText("Foltest, The Siegemaster").first().waitFor();
});

test("every ready deck can be played at once", async ({ come }) => {
  const { page } = await come.visit("/decks");
  const ready = page.getByRole("region", { name: "Premade decks" });
  await ready.getByRole("link", { name: "Play The Swarm" }).click();
  await page.getByRole("button", { name: "Deck" }).first().getByText("The Swarm").waitFor();
});
