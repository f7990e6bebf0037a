import { expect, onTestFinished } from "vitest";
import { Guest } from "./stage/guest.ts";
import { keptGames, resignNow, rowsOf } from "./stage/kept-games.ts";
import { playNow } from "./stage/playing.ts";
import { settled } from "./stage/settled.ts";
import { ORIGIN, test } from "./stage/test.ts";

/** `npm run kept` plays fifty. */
const GAMES = Number(process.env.MEDALLION_KEPT_GAMES ?? 4);
const WORDS = { settings: { speed: "fastest", table: "text", name: "Anna" } };

test(`${GAMES} games in a row with Play again, reloads and closed pages in between, are ${GAMES} replays`, {
  timeout: 60_000 + GAMES * 20_000,
}, async ({ come }) => {
  const { page, context } = await come.visit("/", WORDS);
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  let table = page;
  for (let game = 1; game <= GAMES; game++) {
    await resignNow(table);
    if (game % 3 === 1) {
      await table.reload();
      await settled(table);
    }
    if (game % 3 === 2) {
      const next = await context.newPage();
      await next.goto(table.url());
      await settled(next);
      // The first page of a visit is its own to close.
      await (table === page ? page.goto("/about") : table.close());
      table = next;
    }
    if (game < GAMES) await table.getByRole("button", { name: "Rematch" }).click();
  }
  await page.goto("/replays");
  await expect.poll(() => keptGames(page)).toBe(GAMES);
  await page.getByText(`${GAMES} games`).waitFor();
  await rowsOf(page)
    .first()
    .getByRole("link", { name: /Watch replay/ })
    .click();
  await page.getByRole("slider", { name: "Position in the game" }).waitFor();
});

test("a finished game is found, made a favourite, deleted and restored", async ({ come }) => {
  const { page } = await come.visit("/", WORDS);
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await resignNow(page);
  await page.goto("/replays");
  await rowsOf(page).first().waitFor();
  await page.getByRole("searchbox").fill("nobody of this name");
  await page.getByText("No game matches").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("combobox", { name: "Result" }).selectOption("loss");
  await page.getByRole("button", { name: /^Favourite/ }).click();
  await page.getByRole("button", { name: /^Favourite/, pressed: true }).waitFor();
  await page.getByRole("checkbox", { name: "Favourites only" }).check({ force: true });
  await rowsOf(page).first().waitFor();
  await page.getByRole("button", { name: /^Delete replay/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await page.getByRole("button", { name: /^Delete replay/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(0);
  await page.getByText("No games yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await rowsOf(page).first().waitFor();
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await page.getByRole("heading", { name: "Statistics" }).waitFor();
  await page.getByText("1 defeat").waitFor();
});

test("deleting moves no row above, and Undo restores all that were deleted since its notice came", async ({
  come,
}) => {
  const { page } = await come.visit("/", WORDS);
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  for (const isLast of [false, false, true]) {
    await resignNow(page);
    if (!isLast) await page.getByRole("button", { name: "Rematch" }).click();
  }
  await page.goto("/replays");
  await expect.poll(() => keptGames(page)).toBe(3);
  const drops = page.getByRole("button", { name: /^Delete replay/ });
  const before = await drops.nth(1).boundingBox();
  await drops.nth(2).click();
  await page.getByText("Replay deleted.").waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await expect.poll(() => drops.nth(1).boundingBox()).toEqual(before);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.poll(async () => (await undo.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  await drops.nth(1).click();
  await page.getByText("2 replays deleted.").waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await page.getByRole("button", { name: "Undo all" }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(3);
  await undo.waitFor({ state: "hidden" });
});

test("a game online is in one's replays with when it goes, and stays as a favourite", async ({ come }) => {
  const guest = await Guest.arrive(ORIGIN, "Anna");
  onTestFinished(() => guest.leave());
  const { table } = await guest.found({ mode: "standard", seats: 2, bots: [1], open: false });
  await guest.call("command", { params: { table }, body: { command: { kind: "resign", seat: 0 } } });
  const { page } = await come.visit(`/t/${table}`, { token: guest.token });
  await page.goto("/replays");
  const row = rowsOf(page).first();
  await row.getByText(/defeat/).waitFor();
  await row.getByText(/kept until/).waitFor();
  await page.getByText("a guest’s games go after 30 days").waitFor();
  await row.getByRole("button", { name: /^Favourite/ }).click();
  await row.getByText(/kept until/).waitFor({ state: "hidden" });
  await row.getByRole("button", { name: /^Delete replay/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await row.getByRole("button", { name: /^Favourite/, pressed: true }).waitFor();
  await page.goto("/statistics");
  await page.getByText("1 defeat").waitFor();
});
