import type { Page } from "playwright-core";

/** On the shelf of decks: a copy of the first ready deck, which opens in the editor. */
export async function takeReadyDeck(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: "Premade decks" })
    .getByRole("button", { name: /^Copy premade:/ })
    .first()
    .click();
}
