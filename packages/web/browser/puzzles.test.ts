import { globSync, readFileSync } from "node:fs";
import { gwentKit } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import { type Puzzle, readPuzzles } from "@medallion/scenarios";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { cutNetwork } from "./stage/connectivity.ts";
import { keptRows } from "./stage/kept-rows.ts";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";
import { pagesKept } from "./stage/worker.ts";

/** What plainly loses is not asked about: a wrong choice is what one of these tests is about. */
const FAST = { settings: { speed: "fastest", guard: false } };
const FOLDER = new URL("../../gwent/puzzles/", import.meta.url);
const LIST = globSync("*.yaml", { cwd: FOLDER.pathname })
  .sort()
  .flatMap((file) => readPuzzles(readFileSync(new URL(file, FOLDER), "utf8")));
const DAY = 86_400_000;
/** The day of the first puzzle, and noon of a day, as milliseconds since 1970. */
const FIRST_DAY = Date.UTC(2026, 10, 1) / DAY;
const noonOf = (day: number): number => new Date(2026, 10, 1 + day - FIRST_DAY, 12).getTime();
const say = speaker("en", await gwentKit.texts("en"));

/** Whether the answer is a pass, or a card that can only be laid in one place. */
function isPlain({ mode, script, answer }: Puzzle): boolean {
  return mode === "standard" && script.length === 0 && /^(passes|plays [a-z-]+)$/.test(answer);
}

/** The first day after some on which this holds. */
function dayWhere(holds: (day: number) => boolean): number {
  const day = LIST.map((_, place) => FIRST_DAY + 1 + place).find(holds);
  if (day === undefined) throw new Error("no puzzle is like that");
  return day;
}

function puzzleAt(day: number): Puzzle {
  const puzzle = LIST[(day - FIRST_DAY) % LIST.length];
  if (puzzle === undefined) throw new Error("there are no puzzles");
  return puzzle;
}

/** On the page of puzzles, on that day. */
async function goOn(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(noonOf(day));
  await page.goto("/puzzles");
  await settled(page);
}

function ribbon(page: Page): Locator {
  return page.getByRole("region", { name: "Puzzle", exact: true });
}

function said(page: Page): Locator {
  return ribbon(page).getByRole("status");
}

function today(page: Page, go: string): Locator {
  return page.getByRole("link", { name: `Gwent, puzzle of the day: ${go}` });
}

async function pass(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pass", exact: true }).filter({ visible: true }).click();
}

/** Gives the answer with the mouse. */
async function solve(page: Page, { answer }: Puzzle): Promise<void> {
  if (answer === "passes") return pass(page);
  const name = say({ key: `card.${answer.replace("plays ", "")}` });
  const card = page
    .getByRole("region", { name: /: hand,/ })
    .getByRole("button", { name })
    .first();
  await card.click();
  await card.click();
}

test("puzzles of the day that are solved with the mouse are told why, marked, and make a streak", async ({
  come,
}) => {
  const { page } = await come.visit("/", FAST);
  const first = dayWhere((day) => isPlain(puzzleAt(day)) && isPlain(puzzleAt(day + 1)));
  for (const [place, day] of [first, first + 1].entries()) {
    await goOn(page, day);
    await today(page, "Solve").click();
    await said(page).getByText("Which?").waitFor();
    await solve(page, puzzleAt(day));
    await said(page)
      .getByText(/^Right:.* of games from here.*What speaks for it:/)
      .waitFor();
    await expect.poll(() => keptRows(page, "puzzles")).toContain(`[${day}]`);
    await ribbon(page).getByRole("link", { name: "All puzzles" }).click();
    await today(page, "✓ Solved").waitFor();
    await page.getByText(place === 0 ? "Streak: 1 day" : "Streak: 2 days", { exact: true }).waitFor();
  }
  // The day before yesterday's is among the earlier ones by then, and a day that was left out ends the streak.
  await goOn(page, first + 3);
  await page.getByText("Solve a puzzle of the day to start a streak.").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /: solved$/ }).count()).toBe(2);
});

test("a wrong choice changes nothing at the table and can be followed by the answer, which counts as shown", async ({
  come,
}) => {
  const { page } = await come.visit("/", FAST);
  const day = dayWhere((each) => isPlain(puzzleAt(each)) && puzzleAt(each).answer !== "passes");
  await goOn(page, day);
  await today(page, "Solve").click();
  await said(page).getByText("Which?").waitFor();
  const hand = page.getByRole("region", { name: /: hand,/ });
  const before = await hand.innerText();
  await pass(page);
  await said(page).getByText("Not the best.").waitFor();
  await expect.poll(() => keptRows(page, "puzzles")).toContain('"wrong":1');
  await expect.poll(() => hand.innerText()).toBe(before);
  await ribbon(page).getByRole("button", { name: "Show answer" }).click();
  await said(page)
    .getByText(/^The answer:/)
    .waitFor();
  await expect.poll(() => keptRows(page, "puzzles")).toContain('"days":[],"end":"shown"');
  await ribbon(page).getByRole("link", { name: "All puzzles" }).click();
  await today(page, "Look again").waitFor();
});

test("puzzles of all games open and show their answers without the network", async ({ come }) => {
  const { page, faults } = await come.visit("/", { ...FAST, worker: true });
  await pagesKept(page);
  await cutNetwork(page);
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  for (const game of ["Gwent", "Ronin", "Old World"]) {
    await page.goto("/puzzles");
    await page.getByRole("link", { name: `${game}, puzzle of the day: Solve` }).click();
    await ribbon(page).getByRole("button", { name: "Show answer" }).click();
    await said(page)
      .getByText(/^The answer:/)
      .waitFor();
  }
});
