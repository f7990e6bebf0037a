import type { Estimate } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import { type Losses, movesLost } from "../outside/loss.ts";
import type { Voice } from "../voice.ts";
import { commandFor } from "./again.ts";
import type { Run, Simulation } from "./simulate.ts";
import type { Judged } from "./study/judge.ts";
import { type Rates, type Results, ratesOf } from "./tally.ts";
import type { Rate } from "./wilson.ts";

export interface SimReport {
  readonly simulation: Simulation;
  readonly seconds: number;
}

/** The report of one run for a program. */
export function reportData({ simulation, seconds }: SimReport, { plan, tally }: Run): unknown {
  const { failure, stopped, losses } = simulation;
  const ofAll = (all: readonly (readonly [string, Results])[]) =>
    Object.fromEntries(all.map(([name, results]) => [name, { ...results, rates: ratesOf(results) }]));
  return {
    game: plan.game,
    mode: plan.request.mode,
    seed: plan.seed,
    mirror: plan.mirror === true,
    asked: plan.games,
    games: tally.games,
    stopped,
    failure,
    losses,
    bots: ofAll(Object.entries(tally.bots)),
    seats: ofAll(tally.seats.map((results, seat) => [seatName(seat), results] as const)),
    meanChoices: meanLength(tally),
    seconds,
    gamesPerSecond: perSecond(tally.games, seconds),
  };
}

/** What came of the targets, for a program. */
export function targetData(judged: readonly Judged[]): unknown {
  return judged.map(({ target, verdict, findings }) => ({
    id: target.id,
    verdict,
    findings: findings.map(({ of, estimate, low, high, ...rest }) => ({
      ...rest,
      of,
      estimate: finite(estimate),
      low,
      high,
    })),
  }));
}

/** JSON knows no infinity: a bound that is not known is left out. */
function finite(estimate: Estimate): unknown {
  return Object.fromEntries(Object.entries(estimate).filter(([, value]) => Number.isFinite(value)));
}

/** The report of one run for people. */
export function runLines(
  { stopped }: Simulation,
  { plan, tally }: Run,
  seconds: number,
  { text, language }: Voice,
): readonly string[] {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rate = ({ rate, low, high }: Rate): string =>
    `${number(rate * 100, 1)} % [${number(low * 100, 1)}–${number(high * 100, 1)}]`;
  const rows = (named: readonly (readonly [string, Results])[]): readonly string[] => {
    const width = Math.max(...named.map(([name]) => name.length));
    return named.map(([name, results]) => {
      const { played, win, draw, loss }: Rates = ratesOf(results);
      const values = { played, win: rate(win), draw: rate(draw), loss: rate(loss) };
      return `  ${name.padEnd(width)}  ${text("sim.rates", values)}`;
    });
  };
  const lines = [
    text("sim.title", { game: plan.game, mode: plan.request.mode, games: tally.games, seed: plan.seed }),
  ];
  if (plan.mirror === true) lines.push(text("sim.mirror", { rounds: plan.bots.length }));
  if (stopped) lines.push(text("sim.stopped", { games: tally.games, asked: plan.games }));
  if (tally.games > 0) {
    lines.push("", text("sim.bots"), ...rows(Object.entries(tally.bots)));
    lines.push("", text("sim.seats"), ...rows(tally.seats.map((results, seat) => [seatName(seat), results])));
    const mean = number(meanLength(tally), 1);
    lines.push(
      "",
      text("sim.length", { mean }),
      text("sim.speed", { rate: number(perSecond(tally.games, seconds), 0) }),
    );
  }
  return lines;
}

/** Which game broke off, if one did, and how to play it again. */
export function failureLines({ failure, runs }: Simulation, { text }: Voice): readonly string[] {
  if (failure === undefined) return [];
  const { number, reason } = failure;
  const command = commandFor(at(runs, failure.plan).plan, number);
  return ["", text("sim.failure", { number, reason, command })];
}

/** The moves that bots lost to the fallback, and why the first of them. */
export function lossLines(losses: Losses, { text }: Pick<Voice, "text">): readonly string[] {
  return Object.entries(losses).flatMap(([bot, lost]) => {
    const moves = movesLost(lost);
    return moves === 0
      ? []
      : [
          "",
          text("arena.lost", { bot, moves, asked: lost.asked, ...lost.kinds }),
          ...indented(lost.why ?? ""),
        ];
  });
}

function indented(lines: string): readonly string[] {
  return lines.split("\n").map((line) => `  ${line}`);
}

export function seatName(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function meanLength({ games, choices }: Run["tally"]): number {
  return games === 0 ? 0 : choices / games;
}

function perSecond(games: number, seconds: number): number {
  return seconds === 0 ? 0 : games / seconds;
}
