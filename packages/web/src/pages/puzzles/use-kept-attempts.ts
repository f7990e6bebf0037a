import { dayOf, puzzleOf } from "@medallion/scenarios/days";
import type { Puzzle } from "@medallion/scenarios/puzzle";
import { use, useEffect, useEffectEvent, useState } from "react";
import type { LessonStanding } from "../../lessons/lesson-table.ts";
import { type Attempts, afterEnd, afterWrong, keepAttempts } from "../../puzzles/attempts.ts";
import { puzzlesOf } from "../../puzzles/lists.ts";

const NO_LIST = Promise.resolve([]);

/** What came of a puzzle so far; whatever comes is kept. */
export function useKeptAttempts(
  puzzle: Puzzle,
  before: Attempts,
  standing: LessonStanding,
  wasShown: () => boolean,
): Attempts {
  const puzzles = use(puzzlesOf(puzzle.game) ?? NO_LIST);
  const [attempts, setAttempts] = useState(before);
  const count = useEffectEvent(({ missed, awaits }: LessonStanding) => {
    if (missed?.choice === undefined && awaits !== "nothing") return;
    const today = dayOf(new Date());
    const ofToday = puzzleOf(puzzles, today)?.id === puzzle.id ? today : undefined;
    const end = wasShown() ? "shown" : "solved";
    const now = awaits === "nothing" ? afterEnd(attempts, end, ofToday) : afterWrong(attempts);
    setAttempts(now);
    // Where nothing can be kept the puzzle goes on all the same.
    keepAttempts(puzzle.game, puzzle.id, now).catch(() => undefined);
  });
  useEffect(() => count(standing), [standing]);
  return attempts;
}
