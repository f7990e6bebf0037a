import type { Page } from "playwright-core";

/**
 * What a page keeps on its device in one area (`src/local/keep.ts`), as JSON. It is written after it is seen: who
 * reloads a page at once must ask first.
 */
export function keptRows(page: Page, area: "decks" | "lessons" | "puzzles"): Promise<string> {
  return page.evaluate<string>(`new Promise((told, fail) => {
    const opening = indexedDB.open("medallion");
    opening.onerror = () => fail(opening.error);
    // There is none yet, and it is not for us to make it.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onsuccess = () => {
      const all = opening.result.transaction("keepsakes").objectStore("keepsakes").getAll();
      opening.result.close();
      all.onerror = () => fail(all.error);
      all.onsuccess = () => told(JSON.stringify(all.result.filter((row) => row.area === "${area}")));
    };
  })`);
}
