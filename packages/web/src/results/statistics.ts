import type { Message } from "@medallion/kernel";
import { othersIn, ownSeat, type PlayedGame, type Result } from "./played.ts";

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };

export function played({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

/** Victories among the games that were played to a result, a draw counting half; nothing without any. */
export function share(tally: Tally): number | undefined {
  const count = played(tally);
  return count === 0 ? undefined : (tally.won + tally.drawn / 2) / count;
}

/** One slice of somebody's games. */
export interface Slice {
  readonly id: string;
  readonly tally: Tally;
}

/** A bot of somebody's games: who it was goes by its seat, unless it had a name. */
export interface MetBot {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

export interface Statistics {
  readonly tally: Tally;
  readonly byMode: readonly (Slice & { readonly game: string; readonly mode: string })[];
  /** Decks, characters, schools. */
  readonly byPick: readonly (Slice & { readonly game: string; readonly name: Message })[];
  /** `people`, or a kind of bot with those who were met. */
  readonly byRival: readonly (Slice & { readonly met: readonly MetBot[] })[];
  /** The run of equal results that goes on now. */
  readonly streak: { readonly result: Result; readonly length: number } | undefined;
  readonly longestWins: number;
  /** The best score of a victory in each game and mode. */
  readonly records: readonly (Slice & { readonly score: number; readonly played: PlayedGame })[];
  /** Newest last. */
  readonly last: readonly Result[];
  /** The share of victories in the games up to each one, newest last. */
  readonly course: readonly number[];
}

/** How many games the course looks back, and how many of the last are shown. */
export const WINDOW = 20;
export const LAST = 30;

/** All that can be told of the games of which the reader has a result. */
export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  const told = games
    .flatMap((game) => {
      const own = ownSeat(game);
      return own?.result === undefined ? [] : [{ game, own, result: own.result }];
    })
    .toSorted((one, other) => one.game.finished - other.game.finished);
  const results = told.map(({ result }) => result);
  return {
    tally: tallyOf(results),
    byMode: sliced(told, ({ game: { game, mode } }) => [{ id: `${game}/${mode}`, game, mode }]),
    byPick: sliced(told, ({ game: { game }, own }) =>
      own.with === undefined ? [] : [{ id: `${game}/${own.with.id}`, game, name: own.with.name }],
    ),
    byRival: sliced(told, ({ game }) =>
      [...new Set(othersIn(game).map(({ bot }) => bot ?? "people"))].map((id) => ({ id })),
    ).map((slice) => ({ ...slice, met: metAmong(games, slice.id) })),
    streak: streakOf(results),
    longestWins: longestRun(results),
    records: recordsIn(told.map(({ game }) => game)),
    last: results.slice(-LAST),
    course: courseOf(results),
  };
}

/** The bots of a kind in these games, each once, by their seats. */
function metAmong(games: readonly PlayedGame[], kind: string): readonly MetBot[] {
  const met = games.flatMap(({ seats }) =>
    seats.flatMap(({ bot, name }, seat) => (bot === kind ? [{ seat, name, bot }] : [])),
  );
  return [...Map.groupBy(met, ({ seat, name }) => `${seat} ${name}`).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.seat - other.seat);
}

export function tallyOf(results: readonly Result[]): Tally {
  const count = (wanted: Result): number => results.filter((result) => result === wanted).length;
  return { won: count("win"), drawn: count("draw"), lost: count("loss") };
}

/** The most played first. */
function sliced<T extends { readonly result: Result }, S extends { readonly id: string }>(
  games: readonly T[],
  slicesOf: (game: T) => readonly S[],
): readonly (S & Slice)[] {
  const found = new Map<string, { readonly slice: S; readonly results: Result[] }>();
  for (const game of games)
    for (const slice of slicesOf(game)) {
      const known = found.get(slice.id) ?? { slice, results: [] };
      known.results.push(game.result);
      found.set(slice.id, known);
    }
  return [...found.values()]
    .map(({ slice, results }) => ({ ...slice, tally: tallyOf(results) }))
    .toSorted((one, other) => played(other.tally) - played(one.tally));
}

function streakOf(results: readonly Result[]): Statistics["streak"] {
  const result = results.at(-1);
  if (result === undefined) return undefined;
  const before = results.findLastIndex((other) => other !== result);
  return { result, length: results.length - 1 - before };
}

function longestRun(results: readonly Result[]): number {
  let longest = 0;
  let run = 0;
  for (const result of results) {
    run = result === "win" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A victory by giving up tells no score. */
function recordsIn(games: readonly PlayedGame[]): Statistics["records"] {
  const best = new Map<string, Statistics["records"][number]>();
  for (const game of games) {
    const own = ownSeat(game);
    if (own?.result !== "win" || own.score === undefined || game.by !== "rules") continue;
    const id = `${game.game}/${game.mode}`;
    const margin = marginOf(game);
    const known = best.get(id);
    if (known === undefined || margin > marginOf(known.played))
      best.set(id, { id, score: own.score, played: game, tally: NO_GAMES });
  }
  return [...best.values()];
}

/** By how much the best of the others was behind; alone, the score itself. */
export function marginOf(game: PlayedGame): number {
  const score = ownSeat(game)?.score ?? 0;
  const others = othersIn(game).map((seat) => seat.score ?? 0);
  return others.length === 0 ? score : score - Math.max(...others);
}

function courseOf(results: readonly Result[]): readonly number[] {
  return results.map(
    (_, index) => share(tallyOf(results.slice(Math.max(0, index + 1 - WINDOW), index + 1))) ?? 0,
  );
}
