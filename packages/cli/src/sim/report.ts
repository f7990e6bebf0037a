import type { Voice } from "../voice.ts";
import type { Plan } from "./plan.ts";
import type { Simulation } from "./simulate.ts";
import { type Rates, type Results, ratesOf } from "./tally.ts";
import type { Rate } from "./wilson.ts";

export interface SimReport {
  readonly plan: Plan;
  /** The games that were to be played. */
  readonly asked: number;
  readonly simulation: Simulation;
  readonly seconds: number;
}

/** The report for a program. */
export function reportData({ plan, asked, simulation, seconds }: SimReport): unknown {
  const { tally, failure, stopped } = simulation;
  const ofAll = (all: readonly (readonly [string, Results])[]) =>
    Object.fromEntries(all.map(([name, results]) => [name, { ...results, rates: ratesOf(results) }]));
  return {
    game: plan.game,
    mode: plan.request.mode,
    seed: plan.seed,
    mirror: plan.mirror,
    asked,
    games: tally.games,
    stopped,
    failure,
    bots: ofAll(Object.entries(tally.bots)),
    seats: ofAll(tally.seats.map((results, seat) => [seatName(seat), results] as const)),
    meanChoices: meanLength(simulation),
    seconds,
    gamesPerSecond: perSecond(tally.games, seconds),
  };
}

/** The report for people. */
export function reportLines(
  { plan, asked, simulation, seconds }: SimReport,
  { text, language }: Voice,
): readonly string[] {
  const { tally, failure, stopped } = simulation;
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
  if (plan.mirror) lines.push(text("sim.mirror", { rounds: plan.bots.length }));
  if (stopped) lines.push(text("sim.stopped", { games: tally.games, asked }));
  if (tally.games > 0) {
    lines.push("", text("sim.bots"), ...rows(Object.entries(tally.bots)));
    lines.push("", text("sim.seats"), ...rows(tally.seats.map((results, seat) => [seatName(seat), results])));
    const mean = number(meanLength(simulation), 1);
    lines.push(
      "",
      text("sim.length", { mean }),
      text("sim.speed", { rate: number(perSecond(tally.games, seconds), 0) }),
    );
  }
  if (failure !== undefined)
    lines.push("", text("sim.failure", { number: failure.number, reason: failure.reason, seed: plan.seed }));
  return lines;
}

function seatName(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function meanLength({ tally }: Simulation): number {
  return tally.games === 0 ? 0 : tally.choices / tally.games;
}

function perSecond(games: number, seconds: number): number {
  return seconds === 0 ? 0 : games / seconds;
}
