import { dayOf } from "@medallion/scenarios/days";
import type { Puzzle } from "@medallion/scenarios/puzzle";
import { use } from "react";
import { useWords } from "../../language/language.tsx";
import { momentOf, puzzlesUntil } from "../../puzzles/days.ts";
import { puzzlesOf } from "../../puzzles/lists.ts";

const NO_LIST = Promise.resolve([]);

/** What a puzzle is called: by its day. */
export function usePuzzleTitle(puzzle: Puzzle): string {
  const { text, day } = useWords();
  const today = dayOf(new Date());
  const dated = puzzlesUntil(use(puzzlesOf(puzzle.game) ?? NO_LIST), today).find(
    (one) => one.puzzle.id === puzzle.id,
  );
  if (dated === undefined) return text("puzzles.any");
  return dated.day === today ? text("puzzles.today") : text("puzzles.of", { day: day(momentOf(dated.day)) });
}
