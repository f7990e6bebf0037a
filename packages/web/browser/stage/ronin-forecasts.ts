import type { Locator, Page } from "playwright-core";

const SUFFIX = ": what it will do";

/** Whether the cards with these labels are told of, one after the other, and no others; the tests speak English. */
export async function areForetold(page: Page, labels: readonly string[]): Promise<boolean> {
  const parts = page.locator(`section[aria-label$="${SUFFIX}"]`);
  const names = await parts.evaluateAll((all) => all.map((part) => part.getAttribute("aria-label") ?? ""));
  return (
    names.length === labels.length &&
    labels.every((label, place) => label.startsWith(names[place]?.slice(0, -SUFFIX.length) ?? "?"))
  );
}

/** What a card is called by who does not see it: first its name. */
export function labelOf(card: Locator): Promise<string> {
  return card.locator(".unseen").first().innerText();
}
