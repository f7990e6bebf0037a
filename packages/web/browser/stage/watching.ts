import type { Page } from "playwright-core";

/** What was seen in a page since somebody began to watch it. */
export interface Watch {
  /** Everything that was ever seen, each once. */
  seen(): Promise<readonly string[]>;
}

/**
 * Watches a page from now on: notes whatever an expression lists, at every single change until the page is loaded anew.
 * For what must never be there, not even for a moment.
 */
export async function watch(page: Page, expression: string): Promise<Watch> {
  const noted = `noted${++watches}`;
  await page.evaluate(`{
    const noted = (window.${noted} = new Set());
    const look = () => { for (const one of ${expression}) noted.add(one); };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
  }`);
  return { seen: () => page.evaluate<readonly string[]>(`[...window.${noted}]`) };
}

let watches = 0;
