import { LANGUAGES } from "@medallion/kernel";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { TABLES } from "./screens/tables.ts";
import { rememberAsWon } from "./stage/finished-games.ts";
import { resignNow } from "./stage/kept-games.ts";
import { afterGame, playByMouse, playNow } from "./stage/playing.ts";
import { dealt } from "./stage/starting.ts";
import { test } from "./stage/test.ts";
import { watch } from "./stage/watching.ts";

/** As much of 900 ms, which films give to what has to be read, as the busiest machine leaves. */
const READABLE = 400;

/** Notes for how long each line about the end of a round stands, in milliseconds, by its words. */
const NOTE_LINES = `{
  globalThis.lines = {};
  let words, since;
  new MutationObserver(() => {
    const now = document.querySelector('main [data-zone="news"] p')?.textContent;
    if (now === words) return;
    if (words !== undefined) lines[words] = performance.now() - since;
    [words, since] = [now, performance.now()];
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** Which rounds of the end scene were told in a line that could be read, each by its score. */
const told = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate<
    readonly boolean[]
  >(`[...document.querySelectorAll("main section[data-verdict] ol [data-why] > b")]
    .map(({ textContent }) =>
      Object.entries(lines).some(([words, stood]) => words.includes(textContent) && stood > ${READABLE}))`);

test("how each round ended, the last one, too, is told in a line that can be read, and a bot says one thing at a time", async ({
  come,
}) => {
  const { page } = await come.visit("/", { motion: "full", settings: { speed: "fastest" } });
  const remarks = await watch(page, "[String(document.querySelectorAll('[data-remark]').length)]");
  await page.evaluate(NOTE_LINES);
  await playNow(page).click();
  await playByMouse(page);
  await afterGame(page).waitFor();
  await expect.poll(() => told(page)).not.toEqual([]);
  await expect.poll(() => told(page)).not.toContain(false);
  await expect.poll(async () => (await remarks.seen()).toSorted()).toEqual(["0", "1"]);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).waitFor({ state: "detached" });
  await expect.poll(async () => (await remarks.seen()).toSorted()).toEqual(["0", "1"]);
});

const END = TABLES.find(({ name }) => name === "match-end");

/** What is written in more lines than one, of what can be done when a match is over. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate<
    readonly string[]
  >(`[...document.querySelectorAll("main section[data-verdict] :is(a, button)")]
    .filter((one) => one.closest("ol") === null)
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((one) => one.textContent)`);

/** How many lines the ways on take. */
const linesOfWays = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Set([...document.querySelectorAll(
    "main section[data-verdict] [data-ways] :is(a, button)",
  )].map((one) => Math.round(one.getBoundingClientRect().top))).size`);

test.for(
  (["390x844", "820x1180", "1440x900"] as const).flatMap((size) =>
    LANGUAGES.map((language) => ({ size, language })),
  ),
)(
  "at $size, in the language $language, the ways on from an ended match are whole, none in two lines",
  async ({ size, language }, { come }) => {
    if (END === undefined) throw new Error("the end of a match is among the screens");
    const { page } = await come.screen(END, { size, language });
    await page
      .locator("main section[data-verdict] ol figure, main section[data-verdict] ol > li")
      .first()
      .waitFor();
    await expect.poll(() => broken(page)).toEqual([]);
    await expect.poll(() => linesOfWays(page)).toBe(size === "390x844" ? 3 : 2);
  },
);

test.for(["390x844", "820x1180", "1440x900"] as const)(
  "at %s, the cards that turned the rounds are large enough to be read, and none is cut off",
  async (size, { come }) => {
    if (END === undefined) throw new Error("the end of a match is among the screens");
    const { page } = await come.screen(END, { size });
    const turning = page.locator("main section[data-verdict] [data-turning]");
    await turning.first().waitFor();
    const boxes = async () => Promise.all((await turning.all()).map((card) => card.boundingBox()));
    await expect.poll(async () => (await boxes()).every((box) => (box?.width ?? 0) >= 54)).toBe(true);
    const wide = page.viewportSize()?.width ?? 0;
    await expect.poll(async () => (await boxes()).every((box) => (box?.x ?? -1) >= 0)).toBe(true);
    await expect
      .poll(async () => (await boxes()).every((box) => (box?.x ?? 0) + (box?.width ?? 0) <= wide))
      .toBe(true);
  },
);

test("who has beaten a level twice is offered the next in a line of its own, above ways on that stay even", async ({
  come,
}) => {
  for (const size of ["390x844", "1440x900"] as const) {
    const { page } = await come.visit("/", { size, settings: { speed: "fastest", table: "text" } });
    await playNow(page).click();
    await page.waitForURL(/\/play\//);
    await resignNow(page);
    await rememberAsWon(page);
    await page.evaluate(`{
      const settings = JSON.parse(localStorage["medallion.settings"]);
      localStorage["medallion.settings"] = JSON.stringify({ ...settings, table: "drawn" });
    }`);
    await page.reload();
    const offer = page.getByRole("button", { name: "Play the adept" });
    await offer.waitFor();
    await expect.poll(() => linesOfWays(page)).toBe(size === "390x844" ? 4 : 3);
    const tops = async () => Promise.all([offer, rematch(page)].map((way) => way.boundingBox()));
    await expect
      .poll(async () => {
        const [next, again] = await tops();
        return (next?.y ?? 0) + (next?.height ?? 0) <= (again?.y ?? 0);
      })
      .toBe(true);
    await offer.click();
    await dealt(page);
    await page.locator('[data-level="adept"]').first().waitFor();
  }
});

function rematch(page: Page): Locator {
  return page.getByRole("button", { name: "Rematch" });
}
