import type { Locator, Page } from "playwright-core";

/** Keeps the hand as it was dealt. */
export function keepHand(page: Page): Locator {
  return page.getByRole("button", { name: "Keep hand" }).filter({ visible: true });
}

/** Waits for the first hand of a match. Scoia'tael are asked before who shall start: the first answer is taken. */
export async function dealt(page: Page): Promise<void> {
  const starter = page.getByText("Who starts?").filter({ visible: true });
  await keepHand(page).or(starter).first().waitFor();
  if (await starter.first().isVisible()) await page.keyboard.press("1");
  await keepHand(page).first().waitFor();
}
