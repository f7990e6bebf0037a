import type { Locator, Page } from "playwright-core";
import { afterGame } from "./playing.ts";

/** Gives the running game up, at the table in words. */
export async function resignNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await afterGame(page).waitFor();
}

/** The rows of finished games on the page of replays. */
export function rowsOf(page: Page): Locator {
  return page.getByRole("list", { name: "Finished games" }).getByRole("listitem");
}

/** How many finished games the list shows, all of them unfolded. */
export async function keptGames(page: Page): Promise<number> {
  const more = page.getByRole("button", { name: /^Show \d+ more/ });
  if (await more.isVisible()) await more.click();
  return rowsOf(page).count();
}
