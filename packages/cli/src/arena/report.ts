import type { Estimate } from "@medallion/fittings";
import type { Losses } from "../outside/loss.ts";
import { numbersIn } from "../sim/html/numbers.ts";
import type { Plan } from "../sim/plan.ts";
import { lossLines } from "../sim/report.ts";
import type { Simulation } from "../sim/simulate.ts";
import { ratioOf } from "../sim/study/sums.ts";
import type { Voice } from "../voice.ts";
import { type BotScore, dealsOf, scoresOf } from "./deals.ts";
import { relativeOf, shareOf } from "./interval.ts";
import { type Camps, campCount } from "./lineups.ts";
import { type Rating, ratingsOf } from "./ratings.ts";

/** All that an arena found; plain data. */
export interface ArenaReport {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly seed: string;
  readonly budget: Plan["budget"];
  /** Deals that were asked for, of each lineup. */
  readonly asked: number;
  readonly stopped: boolean;
  readonly lineups: readonly LineupReport[];
  /** The best first; nothing where bots do not meet. */
  readonly ratings: readonly Rating[];
  readonly losses: Losses;
}

export interface LineupReport {
  readonly bots: readonly string[];
  readonly deals: number;
  readonly games: number;
  readonly results: readonly BotResult[];
}

export interface BotResult {
  readonly bot: string;
  readonly share: Estimate;
  /** The share over the fair one. */
  readonly relative: Estimate;
  readonly points: Estimate;
  readonly deals: BotScore["deals"];
}

export function arenaReport(
  { runs, stopped, losses }: Simulation,
  bots: readonly string[],
  camps: Camps,
  asked: number,
): ArenaReport {
  const played = runs.map(({ plan, finals }) => ({ plan, deals: dealsOf(plan, finals) }));
  const [first] = runs;
  if (first === undefined) throw new Error("an arena without a lineup");
  const { game, request, seed, budget } = first.plan;
  const all = played.flatMap(({ deals }) => deals);
  return {
    game,
    mode: request.mode,
    seats: camps.length,
    seed,
    budget,
    asked,
    stopped,
    lineups: played.map(({ plan, deals }) => ({
      bots: plan.bots,
      deals: deals.length,
      games: deals.length * plan.bots.length,
      results: scoresOf(plan, deals, camps).map((score) => ({
        bot: score.bot,
        share: shareOf(score.share),
        relative: relativeOf(score),
        points: ratioOf(score.points),
        deals: score.deals,
      })),
    })),
    ratings: campCount(camps) > 1 && all.length > 0 ? ratingsOf([...new Set(bots)], all, camps, seed) : [],
    losses,
  };
}

/** For a program: what is not known is left out, since JSON knows no infinity. */
export function arenaText(report: ArenaReport): string {
  const known = (_: string, value: unknown): unknown =>
    typeof value === "number" && !Number.isFinite(value) ? undefined : value;
  return `${JSON.stringify(report, known, 2)}\n`;
}

/** For people. */
export function arenaLines(report: ArenaReport, voice: Voice): readonly string[] {
  const { text } = voice;
  const { game, mode, seats, seed, asked, stopped, lineups } = report;
  const deals = Math.max(...lineups.map((each) => each.deals));
  return [
    text("arena.title", { game, mode, seats, deals, seed }),
    ...(stopped ? [text("arena.stopped", { deals, asked })] : []),
    ...(deals > 0
      ? ["", text("arena.results"), ...aligned(lineups.flatMap((each) => resultRows(each, report, voice)))]
      : []),
    ...(report.ratings.length > 0 ? ["", text("arena.ratings"), ...aligned(ratingRows(report, voice))] : []),
    ...lossLines(report.losses, voice),
  ];
}

/** A pair is told of its first bot, and so is one among others; where all differ each is told of. */
function resultRows(
  { bots, results }: LineupReport,
  { seats }: ArenaReport,
  { text, language }: Voice,
): string[][] {
  const numbers = numbersIn(language);
  const [first = "", second = ""] = bots;
  const share = ({ value, ...rest }: Estimate): string =>
    `${numbers.form("percent", value)} ${numbers.interval("percent", { value, ...rest })}`;
  if (seats === 1)
    return results.map(({ bot, share: own, points }) => [
      bot,
      share(own),
      text("arena.points", {
        points: `${numbers.form("number", points.value)} ${numbers.interval("number", points)}`,
      }),
    ]);
  if (bots.length === 2)
    return results
      .slice(0, 1)
      .map(({ share: own, deals }) => [
        text("arena.pair", { one: first, other: second }),
        share(own),
        text("arena.pairs", deals),
      ]);
  const isAmong = bots.slice(1).every((bot) => bot === second && bot !== first);
  return (isAmong ? results.slice(0, 1) : results).map(({ bot, share: own, relative }) => [
    isAmong ? text("arena.among", { one: first, other: second }) : bot,
    share(own),
    text("arena.fair", {
      fair: numbers.form("percent", 1 / seats),
      times: `${numbers.form("times", relative.value)} ${numbers.interval("times", relative)}`,
    }),
  ]);
}

function ratingRows({ ratings }: ArenaReport, { language }: Voice): string[][] {
  const numbers = numbersIn(language);
  return ratings.map(({ bot, rating, low, high }) => [
    bot,
    numbers.whole(rating),
    `[${numbers.whole(low)}; ${numbers.whole(high)}]`,
  ]);
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`.trimEnd(),
  );
}
