import type { Facts, Study } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import type { Played } from "../game.ts";
import { addGame, addSums, emptySums, type Sums } from "./sums.ts";

type By<T> = Record<string, T>;

/** All that a report counts of one run; plain data, so that it travels between threads. */
export interface StudyTally {
  games: number;
  /** How many games took so many choices, and how many seats had such a score, rounded. */
  readonly lengths: By<number>;
  readonly scores: By<number>;
  readonly score: Sums;
  /** By trait and value. */
  readonly traits: By<By<TraitTally>>;
  readonly numbers: By<Sums>;
  readonly sources: By<Sums>;
  /** By kind and value. */
  readonly uses: By<By<Sums>>;
  readonly parts: By<Sums>;
}

export interface TraitTally {
  seats: number;
  /** Victories, shared ones in part, and what they would be if the seats of each game were equal. */
  wins: number;
  fair: number;
  readonly score: Sums;
}

export function emptyStudy(): StudyTally {
  return {
    games: 0,
    lengths: {},
    scores: {},
    score: emptySums(),
    traits: {},
    numbers: {},
    sources: {},
    uses: {},
    parts: {},
  };
}

export function countStudy(tally: StudyTally, played: Played, study: Study | undefined): void {
  const { facts, length } = played;
  const scores = facts.seats.map(({ score }) => score);
  tally.games += 1;
  increase(tally.lengths, length);
  for (const score of scores) increase(tally.scores, Math.round(score));
  addGame(tally.score, total(scores), scores.length);
  countTraits(tally, played);
  countNumbers(tally, facts, study);
  countUses(tally, facts, study);
  for (const [name, [amount, of]] of Object.entries(facts.parts))
    addGame(sumsIn(tally.parts, name), amount, of);
}

function countTraits({ traits }: StudyTally, { facts, seats }: Played): void {
  const shared = seats.filter(({ result }) => result === "draw").length;
  const wins = seats.map(({ result }) => (result === "win" ? 1 : result === "draw" ? 1 / shared : 0));
  const fair = total(wins) / seats.length;
  const holders: By<By<number[]>> = {};
  for (const [seat, { traits: own }] of facts.seats.entries()) {
    const all = { ...own, seat: [String(seat)], bot: [at(seats, seat).bot] };
    for (const [trait, values] of Object.entries(all))
      for (const value of new Set(values)) entry(within(holders, trait), value, list).push(seat);
  }
  for (const [trait, byValue] of Object.entries(holders))
    for (const [value, held] of Object.entries(byValue)) {
      const tally = entry(within(traits, trait), value, emptyTrait);
      tally.seats += held.length;
      tally.wins += total(held.map((seat) => at(wins, seat)));
      tally.fair += fair * held.length;
      addGame(tally.score, total(held.map((seat) => at(facts.seats, seat).score)), held.length);
    }
}

function countNumbers(tally: StudyTally, { seats }: Facts, study: Study | undefined): void {
  const names = new Set(seats.flatMap(({ numbers }) => Object.keys(numbers)));
  for (const name of names) {
    const known = seats.flatMap(({ numbers }) => numbers[name] ?? []);
    addGame(sumsIn(tally.numbers, name), total(known), known.length);
  }
  const sourced = (study?.sources ?? []).map(
    ({ id }) => [id, total(seats.map((seat) => seat.numbers[id] ?? 0))] as const,
  );
  const whole = total(sourced.map(([, amount]) => amount));
  for (const [id, amount] of sourced) addGame(sumsIn(tally.sources, id), amount, whole);
}

function countUses(tally: StudyTally, { uses }: Facts, study: Study | undefined): void {
  for (const { id, per, values } of study?.uses ?? []) {
    const told = uses[id] ?? {};
    const into = within(tally.uses, id);
    if (per === "game") for (const value of values) addGame(sumsIn(into, value), told[value]?.[0] ?? 0, 1);
    else for (const [value, [amount, of]] of Object.entries(told)) addGame(sumsIn(into, value), amount, of);
  }
}

/** Adds what another thread counted. */
export function mergeStudy(into: StudyTally, from: StudyTally): void {
  into.games += from.games;
  addSums(into.score, from.score);
  for (const name of ["lengths", "scores"] as const)
    for (const [value, count] of Object.entries(from[name])) increase(into[name], value, count);
  for (const name of ["numbers", "sources", "parts"] as const) mergeSums(into[name], from[name]);
  for (const [kind, sums] of Object.entries(from.uses)) mergeSums(within(into.uses, kind), sums);
  for (const [trait, values] of Object.entries(from.traits))
    for (const [value, counted] of Object.entries(values)) {
      const tally = entry(within(into.traits, trait), value, emptyTrait);
      tally.seats += counted.seats;
      tally.wins += counted.wins;
      tally.fair += counted.fair;
      addSums(tally.score, counted.score);
    }
}

function mergeSums(into: By<Sums>, from: By<Sums>): void {
  for (const [name, sums] of Object.entries(from)) addSums(sumsIn(into, name), sums);
}

function entry<T>(record: By<T>, key: string, make: () => T): T {
  record[key] ??= make();
  return record[key];
}

function sumsIn(record: By<Sums>, name: string): Sums {
  return entry(record, name, emptySums);
}

function within<T>(record: By<By<T>>, key: string): By<T> {
  return entry(record, key, () => ({}));
}

function list(): number[] {
  return [];
}

function emptyTrait(): TraitTally {
  return { seats: 0, wins: 0, fair: 0, score: emptySums() };
}

function increase(record: By<number>, value: string | number, by = 1): void {
  record[value] = (record[value] ?? 0) + by;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
