import { paces } from "../../packages/web/browser/stage/pace.ts";
import { lit, playNow } from "../../packages/web/browser/stage/playing.ts";
import { dealt, keepHand } from "../../packages/web/browser/stage/starting.ts";
import { openVisit } from "../../packages/web/browser/stage/visit.ts";
import type { Barred } from "../bar.ts";
import type { Stand } from "./loading.ts";

/** The bars of the issue, in milliseconds, by the speed that is set. */
const BARS = { normal: 2500, fastest: 500 } as const;
const MOVES = 12;
/** Matches that are begun until enough was seen. */
const MATCHES = 4;
const ENOUGH = 6;

/** How long it takes from a move until the bot's card was seen and can be answered, the bot's pause included. */
export async function paceFigures(stand: Stand): Promise<readonly Barred[]> {
  const figures: Barred[] = [];
  for (const speed of ["normal", "fastest"] as const) {
    stand.say(`playing against a bot at ${speed} speed`);
    const seen: number[] = [];
    for (let match = 0; match < MATCHES && seen.length < ENOUGH; match++)
      seen.push(...(await matchAt(stand, speed)));
    const times = seen.toSorted((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
    const note = `median of ${times.length} bot's cards, slowest ${times.at(-1)} ms`;
    figures.push({ name: `answer-after-bot-${speed}`, value: median, unit: "ms", bar: BARS[speed], note });
  }
  return figures;
}

async function matchAt({ browser, origin }: Stand, speed: string): Promise<readonly number[]> {
  const { page, context } = await openVisit(browser, origin, { motion: "full", settings: { speed } });
  await page.goto("/");
  await playNow(page).click();
  await dealt(page);
  await keepHand(page).first().click();
  await lit(page).first().waitFor();
  const times = await paces(page, MOVES);
  await context.close();
  return times;
}
