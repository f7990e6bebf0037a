import type { Page } from "playwright-core";
import { SCREENS } from "../../packages/web/browser/screens/index.ts";
import { openScreen } from "../../packages/web/browser/screens/open.ts";
import { lit } from "../../packages/web/browser/stage/playing.ts";
import { openVisit } from "../../packages/web/browser/stage/visit.ts";
import type { Barred } from "../bar.ts";
import { type BusyTable, busyTables } from "./busy-tables.ts";
import { SLOWDOWN } from "./interactive.ts";
import type { Stand } from "./loading.ts";

/** The bars of the issues, in milliseconds. */
const BARS = { answer: 100, answerSlowed: 200, longest: 200 };

/** How often something is done at the busy table, and how many moves are made against bots. */
const ROUNDS = 30;
const MOVES = 15;

/** Milliseconds between two keys of somebody in a hurry; without them keys would only wait for each other. */
const PACE = 100;

/** What the browser does not tell apart from nothing. */
const UNNOTICED = 16;

/** Runs in the page: notes how long each press of a key or button takes until it is seen. */
const WATCH_INPUT = `
  globalThis.benchInput = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) benchInput.set(interactionId, Math.max(duration, benchInput.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: ${UNNOTICED} });
`;

/** Runs in the page: notes all that keeps its thread busy for long. */
const WATCH_TASKS = `
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchTasks.push(duration);
  }).observe({ type: "longtask" });
`;

/** How soon what one does is seen, at a table of five where four bots move and everything is in motion. */
export async function busyFigures(stand: Stand): Promise<readonly Barred[]> {
  const figures: Barred[] = [];
  for (const table of busyTables(stand.game)) {
    figures.push(await answerFigure(stand, table, { rate: 1, bar: BARS.answer, suffix: "" }));
    if (table.isSlowed)
      figures.push(
        await answerFigure(stand, table, { rate: SLOWDOWN, bar: BARS.answerSlowed, suffix: "-slowed" }),
      );
  }
  return figures;
}

interface Pace {
  /** How many times slower than it is the processor is made. */
  readonly rate: number;
  readonly bar: number;
  /** What this figure has after its name. */
  readonly suffix: string;
}

async function answerFigure(stand: Stand, table: BusyTable, { rate, bar, suffix }: Pace): Promise<Barred> {
  stand.say(
    `pressing keys and cards at a busy table of ${table.game}${rate === 1 ? "" : `, slowed ${rate} times`}`,
  );
  const screen = SCREENS.find(({ name }) => name === table.screen);
  if (screen === undefined) throw new Error(`there is no screen ${table.screen}`);
  const { page, context } = await openScreen(stand.browser, stand.scenery, screen, { motion: "full" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.evaluate(WATCH_INPUT);
  let presses = 0;
  for (let round = 0; round < ROUNDS; round++) presses += await fiddle(page, table, round);
  await page.waitForTimeout(500);
  const noticed = await page.evaluate<readonly number[]>("[...benchInput.values()]");
  await context.close();
  const unnoticed = Array.from({ length: Math.max(0, presses - noticed.length) }, () => UNNOTICED);
  const times = [...noticed, ...unnoticed].sort((a, b) => a - b);
  const p95 = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? Number.NaN;
  const note = `95 of 100 within; ${times.length} presses, slowest ${times.at(-1)} ms`;
  return { name: `input-to-paint-${table.game}${suffix}`, value: p95, unit: "ms", bar, note };
}

/** Looks around as somebody who thinks does, and moves now and then; gives back how often something was pressed. */
async function fiddle(page: Page, { hand, move }: BusyTable, round: number): Promise<number> {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "1", "Escape", "z", "Escape"];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PACE);
  }
  const cards = page.locator(hand).locator("button").filter({ visible: true });
  const shown = await cards.count();
  if (shown > 0) await cards.nth(round % shown).hover();
  if (round % 3 !== 0 || !(await lit(page).first().isVisible())) return keys.length;
  await move(page, 2);
  return keys.length + 2;
}

/** Whether the page ever stalls while bots of this device think. */
export async function botFigures({ browser, origin, game: only, say }: Stand): Promise<readonly Barred[]> {
  const figures: Barred[] = [];
  for (const { game, mode, move } of busyTables(only)) {
    say(`playing ${game} against four bots of this device`);
    const { page, context } = await openVisit(browser, origin, {
      motion: "full",
      settings: { speed: "fast" },
    });
    await page.goto(`/new/${game}?with=bots`);
    await page.getByRole("radio", { name: mode }).check({ force: true });
    await page.getByRole("radio", { name: "5" }).check({ force: true });
    await page.getByRole("button", { name: "Start game" }).click();
    await lit(page).first().waitFor();
    await page.evaluate(WATCH_TASKS);
    for (let turn = 1; turn <= MOVES; turn++) {
      await lit(page).first().waitFor();
      await move(page, turn);
    }
    await page.waitForTimeout(3000);
    const tasks = await page.evaluate<readonly number[]>("benchTasks");
    await context.close();
    const note = `${tasks.length} tasks over 50 ms in ${MOVES} moves against four bots`;
    const longest = Math.round(Math.max(0, ...tasks));
    figures.push({ name: `longest-task-${game}`, value: longest, unit: "ms", bar: BARS.longest, note });
  }
  return figures;
}
