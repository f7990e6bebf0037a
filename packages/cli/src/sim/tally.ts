import { at, type Standing } from "@medallion/kernel";
import type { Played } from "./game.ts";
import { type Rate, wilson } from "./wilson.ts";

/** How often each result came; plain data, so that it travels between threads. */
export type Results = Record<Standing["result"], number>;

export interface Tally {
  games: number;
  choices: number;
  readonly bots: Record<string, Results>;
  readonly seats: Results[];
}

export function emptyTally(): Tally {
  return { games: 0, choices: 0, bots: {}, seats: [] };
}

export function count(tally: Tally, played: Played): void {
  tally.games += 1;
  tally.choices += played.length;
  for (const [seat, { bot, result }] of played.seats.entries()) {
    ofBot(tally, bot)[result] += 1;
    ofSeat(tally, seat)[result] += 1;
  }
}

/** Adds what another thread counted. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.choices += from.choices;
  for (const [bot, results] of Object.entries(from.bots)) add(ofBot(into, bot), results);
  for (const [seat, results] of from.seats.entries()) add(ofSeat(into, seat), results);
}

export interface Rates {
  readonly played: number;
  readonly win: Rate;
  readonly draw: Rate;
  readonly loss: Rate;
}

export function ratesOf({ win, draw, loss }: Results): Rates {
  const played = win + draw + loss;
  return {
    played,
    win: wilson(win, played),
    draw: wilson(draw, played),
    loss: wilson(loss, played),
  };
}

function ofBot(tally: Tally, bot: string): Results {
  tally.bots[bot] ??= { win: 0, draw: 0, loss: 0 };
  return tally.bots[bot];
}

function ofSeat(tally: Tally, seat: number): Results {
  tally.seats[seat] ??= { win: 0, draw: 0, loss: 0 };
  return at(tally.seats, seat);
}

function add(into: Results, from: Results): void {
  into.win += from.win;
  into.draw += from.draw;
  into.loss += from.loss;
}
