import type { Locator, Page } from "playwright-core";
import { keptRows } from "./kept-rows.ts";
import { until } from "./until.ts";

/** No deck has so many cards. */
const MOST_CARDS = 60;

/** On the shelf of decks: a copy of the first ready deck, which opens in the editor. */
export async function takeReadyDeck(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: "Premade decks" })
    .getByRole("button", { name: /^Copy premade:/ })
    .first()
    .click();
}

/** In the editor: takes one card out after the other while this is still said of the deck; each time it is kept. */
export async function takeOutWhile(page: Page, said: Locator): Promise<void> {
  const cards = page.getByRole("button", { name: /in deck; remove one$/ });
  await said.waitFor();
  for (let taken = 0; await said.isVisible(); taken++) {
    if (taken === MOST_CARDS) throw new Error("it is said of every deck");
    const before = await keptRows(page, "decks");
    await cards.first().click();
    await until("the change is kept", async () => (await keptRows(page, "decks")) !== before);
  }
}
