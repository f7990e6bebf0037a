import { type Day, FIRST_DAY, puzzleOf } from "@medallion/scenarios/days";
import type { Puzzle } from "@medallion/scenarios/puzzle";

const MILLISECONDS = 86_400_000;

/** Noon of a day, here. */
export function momentOf(day: Day): number {
  const moment = new Date(day * MILLISECONDS);
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), 12).getTime();
}

/** A puzzle with the day it was last the puzzle of. */
export interface Dated {
  readonly puzzle: Puzzle;
  readonly day: Day;
}

/** Today's puzzle, then those of the days before it, each once. */
export function puzzlesUntil(puzzles: readonly Puzzle[], today: Day): readonly Dated[] {
  const count = Math.min(puzzles.length, Math.max(0, today - FIRST_DAY) + 1);
  return Array.from({ length: count }, (_, back) => today - back).flatMap((day) => {
    const puzzle = puzzleOf(puzzles, day);
    return puzzle === undefined ? [] : [{ puzzle, day }];
  });
}

/** How many days in a row a puzzle of the day was solved: today may still be to come. */
export function streakOf(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  for (; days.has(day); day -= 1) streak += 1;
  return streak;
}
