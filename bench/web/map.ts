import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { buildToyPage } from "../../packages/web/browser/stage/toy-page.ts";
import { openVisit } from "../../packages/web/browser/stage/visit.ts";
import { WEB } from "../../packages/web/build/vite.ts";
import type { Barred } from "../bar.ts";
import { SLOWDOWN } from "./interactive.ts";
import type { Stand } from "./loading.ts";
import { type Traced, traced } from "./trace.ts";

/** The bars of the issue: milliseconds of a task and of one move, KB of the picture; the rest is counted. */
const BARS = { task: 50, move: 8, commits: 0, panned: 0, perStep: 1, picture: 400 };

/** The larger of its two pictures. */
const PICTURE = join(WEB, "src", "games", "old-world", "map", "art", "continent-2400.webp");

/** So many milliseconds the map is moved, and between two moves; so many turns of the wheel follow. */
const PANS = 2000;
const PACE = 16;
const STEPS = 6;
const REST = 250;

/** Runs in every page before all else: React tells of what it has drawn to whoever is there under this name. */
const WATCH_COMMITS = `
  globalThis.benchCommits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, isDisabled: false, inject: () => 1, checkDCE() {},
    onCommitFiberRoot: () => { benchCommits += 1; }, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  };
`;

/** What moving and zooming the map of Old World costs on a slow device, from the browser's own trace. */
export async function mapFigures({ browser, origin, say }: Stand): Promise<readonly Barred[]> {
  say("moving and zooming the map");
  const toy = await buildToyPage("old-world-map");
  const { page, context } = await openVisit(browser, origin, { motion: "full" });
  try {
    await page.addInitScript(WATCH_COMMITS);
    await page.goto("/about");
    await toy.open(page, "seats=5&turns=20");
    await page.locator("[data-pane]").waitFor();
    await warmUp(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const before = await page.evaluate<number>("benchCommits");
    const pan = await traced(browser, page, () => panned(page));
    const zoom = await traced(browser, page, () => zoomed(page));
    const commits = (await page.evaluate<number>("benchCommits")) - before;
    return figuresOf(pan, zoom, commits);
  } finally {
    await context.close();
    toy.remove();
  }
}

/** The first press of a page prepares its sounds, the first zoom its letters. */
async function warmUp(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -200);
  await page.mouse.down();
  await page.mouse.move(740, 470, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(3000);
}

async function panned(page: Page): Promise<number> {
  await page.mouse.down();
  const end = performance.now() + PANS;
  let moves = 0;
  while (performance.now() < end) {
    moves += 1;
    await page.mouse.move(740 + Math.sin(moves / 6) * 220, 470 + Math.cos(moves / 9) * 130 - 130);
    await page.waitForTimeout(PACE);
  }
  await page.mouse.up();
  await page.waitForTimeout(REST);
  return moves;
}

async function zoomed(page: Page): Promise<number> {
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, step % 2 === 0 ? 160 : -160);
    await page.waitForTimeout(REST);
  }
  return STEPS;
}

function figuresOf(pan: Traced, zoom: Traced, commits: number): readonly Barred[] {
  const moves = pan.moves + zoom.moves;
  const work = (pan.work + zoom.work) / moves;
  const note = `${pan.moves} moves and ${zoom.moves} turns of the wheel, processor slowed ${SLOWDOWN} times`;
  const sheet = ({ pictures }: Traced): number => pictures.filter((url) => url.includes("continent")).length;
  return [
    {
      name: "map-picture",
      value: Number((statSync(PICTURE).size / 1000).toFixed(1)),
      unit: "KB",
      bar: BARS.picture,
      note: "the larger of its two sizes",
    },
    {
      name: "map-longest-task",
      value: Math.round(Math.max(pan.longest, zoom.longest)),
      unit: "ms",
      bar: BARS.task,
      note,
    },
    {
      name: "map-work-per-move",
      value: Number(work.toFixed(1)),
      unit: "ms",
      bar: BARS.move,
      note: "script, style and layout",
    },
    { name: "map-commits", value: commits, unit: "commits of React", bar: BARS.commits, note },
    { name: "map-paints-panned", value: sheet(pan), unit: "paints of the sheet", bar: BARS.panned, note },
    {
      name: "map-paints-per-zoom",
      value: Number((sheet(zoom) / zoom.moves).toFixed(2)),
      unit: "paints of the sheet",
      bar: BARS.perStep,
      note,
    },
  ];
}
