import type { Puzzle } from "./puzzle.ts";

/** A day of the calendar as people have it where they are: days since 1970. */
export type Day = number;

const MILLISECONDS = 86_400_000;
/** The day of each list's first puzzle: the first of November 2026. */
export const FIRST_DAY: Day = Date.UTC(2026, 10, 1) / MILLISECONDS;

export function dayOf(moment: Date): Day {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / MILLISECONDS;
}

/** Noon of a day, here. */
export function momentOf(day: Day): number {
  const moment = new Date(day * MILLISECONDS);
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12).getTime();
}

/** The puzzle of a day, the same for everybody; after the last one the list begins again. */
export function puzzleOf(puzzles: readonly Puzzle[], day: Day): Puzzle | undefined {
  const { length } = puzzles;
  return puzzles[(((day - FIRST_DAY) % length) + length) % length];
}

/** A chance in per cent as it is told: in steps of five points, and never sure, since no more is known of it. */
export function toldChance(percents: number): number {
  return Math.min(95, Math.max(5, Math.round(percents / 5) * 5));
}
