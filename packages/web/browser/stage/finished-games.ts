import type { Page } from "playwright-core";
import { settled } from "./settled.ts";

const DECKS = ["nr-siege-line", "mo-swarm", "st-old-grudges", "ng-web-of-spies"] as const;
const DAY = 86_400_000;

/** A year of somebody who plays now and then, as this device would remember it (`src/local/finished-row.ts`). */
function rows(count: number): readonly object[] {
  return Array.from({ length: count }, (_, number) => {
    const result = ["win", "loss", "win", "win", "draw", "loss"][(number * 7) % 6] ?? "win";
    const other = result === "win" ? "loss" : result === "loss" ? "win" : "draw";
    const bot = number % 3 === 0 ? "competent" : "greedy";
    const deck = (place: number): string => DECKS[place % DECKS.length] ?? "";
    const brought = (place: number) => ({ id: deck(place), name: { key: `deck.${deck(place)}` } });
    return {
      ...{
        table: "a-table-of-trials",
        number,
        game: "gwent",
        by: number % 9 === 4 ? "resignation" : "rules",
      },
      mode: number % 5 === 2 ? "competitive" : "standard",
      finished: 1_794_793_242_732 - number * DAY,
      seats: [
        { kind: "person", name: "Jaskier", result, score: result === "win" ? 2 : 1, with: brought(number) },
        {
          ...{ kind: "bot", name: bot, bot, result: other, score: result === "loss" ? 2 : 1 },
          with: brought(number + 1),
        },
      ],
      ...(number % 8 === 3 && { favourite: true }),
    };
  });
}

/** Lets the device of this page remember so many finished games, and reads the page anew. */
export async function rememberGames(page: Page, count: number): Promise<void> {
  await page.evaluate(writing(`for (const row of ${JSON.stringify(rows(count))}) store.put(row);`));
  await page.reload();
  await settled(page);
}

/** Lets the device of this page remember each of its games as won, and as won at another table before. */
export async function rememberAsWon(page: Page): Promise<void> {
  await page.evaluate(
    writing(`store.getAll().onsuccess = ({ target }) => {
      for (const row of target.result) {
        const seats = row.seats.map((seat) => ({ ...seat, result: seat.kind === "person" ? "win" : "loss" }));
        store.put({ ...row, seats });
        store.put({ ...row, seats, table: "a-table-of-trials" });
      }
    };`),
  );
}

/** Runs in the page: does something with the store of finished games. */
function writing(doing: string): string {
  return `new Promise((done, fail) => {
    const opening = indexedDB.open("medallion");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction("finished", "readwrite");
      const store = writing.objectStore("finished");
      ${doing}
      writing.onerror = () => fail(writing.error);
      writing.oncomplete = () => { opening.result.close(); done(); };
    };
  })`;
}
