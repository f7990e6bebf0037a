import type { Day } from "@medallion/scenarios/days";
import * as z from "zod/mini";
import { keep } from "../local/keep.ts";

/** What came of a puzzle, as it lies on this device. */
const attemptsSchema = z.object({
  version: z.literal(1),
  /** Wrong choices before it was over. */
  wrong: z.int().check(z.minimum(0)),
  /** Found by oneself, or shown; absent while it is neither. */
  end: z.exactOptional(z.enum(["solved", "shown"])),
  /** The days on which it was the puzzle of the day and was solved. */
  days: z.array(z.int()),
});

export type Attempts = Omit<z.infer<typeof attemptsSchema>, "version">;

export const NONE_YET: Attempts = { wrong: 0, days: [] };

/** What is not understood any more counts as not tried. */
export function attemptsIn(kept: unknown): Attempts {
  const read = attemptsSchema.safeParse(kept);
  if (!read.success) return NONE_YET;
  const { version: _, ...attempts } = read.data;
  return attempts;
}

/** A wrong choice. Who knows the answer can make no more of them. */
export function afterWrong(attempts: Attempts): Attempts {
  return attempts.end === undefined ? { ...attempts, wrong: attempts.wrong + 1 } : attempts;
}

/** It is over: what was shown stays shown, and only the puzzle of `today` counts for a day. */
export function afterEnd(attempts: Attempts, end: "solved" | "shown", today: Day | undefined): Attempts {
  const first = attempts.end ?? end;
  const counts =
    first === "solved" && end === "solved" && today !== undefined && !attempts.days.includes(today);
  return { ...attempts, end: first, days: counts ? [...attempts.days, today] : attempts.days };
}

function idOf(game: string, puzzle: string): string {
  return `${game}/${puzzle}`;
}

export async function attemptsAt(game: string, puzzle: string): Promise<Attempts> {
  return attemptsIn(await keep.get("puzzles", idOf(game, puzzle)));
}

export function keepAttempts(game: string, puzzle: string, attempts: Attempts): Promise<void> {
  return keep.put("puzzles", idOf(game, puzzle), { version: 1, ...attempts });
}

/** Of every puzzle that was tried, by game and id: `gwent/gwent-1`. */
export async function allAttempts(): Promise<ReadonlyMap<string, Attempts>> {
  const kept = await keep.list("puzzles");
  return new Map(kept.map(({ id, value }) => [id, attemptsIn(value)]));
}

/** What came of one of them. */
export function attemptsOf(all: ReadonlyMap<string, Attempts>, game: string, puzzle: string): Attempts {
  return all.get(idOf(game, puzzle)) ?? NONE_YET;
}

/** All days on which a puzzle of the day was solved. */
export function solvedDays(all: ReadonlyMap<string, Attempts>): ReadonlySet<Day> {
  return new Set([...all.values()].flatMap(({ days }) => days));
}
