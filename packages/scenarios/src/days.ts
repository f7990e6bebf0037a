import type { Puzzle } from "./puzzle.ts";

/** A day of the calendar as people have it where they are: days since 1970. */
export type Day = number;

/** The day of each list's first puzzle: the first of November 2026. */
export const FIRST_DAY: Day = 20_758;
/** From the first of March of the year 0 to the beginning of 1970. */
const DAYS_BEFORE = 719_468;

/** A date as the calendar has it where people are, such as a `Date`. */
interface CalendarDate {
  getFullYear(): number;
  /** From 0. */
  getMonth(): number;
  getDate(): number;
}

/** Without a clock: which day of the calendar a date is. */
export function dayOf(date: CalendarDate): Day {
  const month = date.getMonth();
  // Years begin with March here, so that a leap day is the last of its year.
  const years = month > 1 ? date.getFullYear() : date.getFullYear() - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const ofMonths = Math.floor((((month + 10) % 12) * 306 + 5) / 10);
  return years * 365 + leapDays + ofMonths + date.getDate() - 1 - DAYS_BEFORE;
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
