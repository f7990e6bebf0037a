import type { Estimate, StudyRun, Tallies } from "@medallion/fittings";
import { wilson } from "../wilson.ts";
import { emptyStudy, mergeStudy, type StudyTally } from "./count.ts";
import { ratioOf, type Sums, UNKNOWN } from "./sums.ts";

/** One run with what was counted in it. */
export interface Counted {
  readonly run: StudyRun;
  readonly studied: StudyTally;
}

/** What targets and reports ask; over the runs that are not apart. */
export function talliesOf(counted: readonly Counted[]): Tallies {
  return talliesOver(counted, ({ apart }) => apart !== true);
}

/** Everything that was counted in the runs that fit. */
export function together(counted: readonly Counted[], fits: (run: StudyRun) => boolean): StudyTally {
  const all = emptyStudy();
  for (const { run, studied } of counted) if (fits(run)) mergeStudy(all, studied);
  return all;
}

function talliesOver(counted: readonly Counted[], fits: (run: StudyRun) => boolean): Tallies {
  const all = together(counted, fits);
  return {
    only: (others) => talliesOver(counted, others),
    score: (trait, value) =>
      ratioOf(trait === undefined ? all.score : all.traits[trait]?.[value ?? ""]?.score),
    wins: (trait, value) => winsOf(all, trait, value),
    mean: (number) => ratioOf(all.numbers[number]),
    share: (number) => shareOf(all.numbers[number]?.amount ?? 0, all.numbers[number]?.of ?? 0),
    source: (id) => ratioOf(all.sources[id]),
    part: (name) => ratioOf(all.parts[name]),
    use: (kind, value) => useOf(all.uses[kind] ?? {}, value),
    difference,
  };
}

function winsOf({ traits }: StudyTally, trait: string, value: string): ReturnType<Tallies["wins"]> {
  const tally = traits[trait]?.[value];
  if (tally === undefined) return { share: UNKNOWN, relative: UNKNOWN };
  const share = shareOf(tally.wins, tally.seats);
  // Where nobody ever won there is no fair share to compare with.
  return { share, relative: tally.fair === 0 ? UNKNOWN : scaled(share, tally.seats / tally.fair) };
}

function useOf(kind: Readonly<Record<string, Sums>>, value: string): ReturnType<Tallies["use"]> {
  const all = Object.values(kind);
  const rate = ratioOf(kind[value]);
  const known = all.filter(({ of }) => of > 0).map((sums) => ratioOf(sums).value);
  const mean = total(known) / known.length;
  const uses = total(all.map(({ amount }) => amount));
  return {
    rate,
    relative: mean > 0 ? scaled(rate, 1 / mean) : UNKNOWN,
    share: shareOf(kind[value]?.amount ?? 0, uses),
  };
}

function shareOf(amount: number, of: number): Estimate {
  const { rate, low, high } = wilson(amount, of);
  return of === 0 ? UNKNOWN : { value: rate, low, high, count: of };
}

function scaled({ value, low, high, count }: Estimate, by: number): Estimate {
  return { value: value * by, low: low * by, high: high * by, count };
}

/** The interval from those of both, which need not be symmetric (the method of variance estimates recovery). */
function difference(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
    count: Math.min(one.count, other.count),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
