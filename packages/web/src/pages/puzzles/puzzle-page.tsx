import { use, useCallback } from "react";
import { useAsked } from "../../hosts/use-asked.ts";
import { Loading } from "../../look/loading.tsx";
import { NotFound } from "../../not-found/not-found.tsx";
import { attemptsAt, NONE_YET } from "../../puzzles/attempts.ts";
import { puzzlesOf } from "../../puzzles/lists.ts";
import { AskedPuzzle } from "./asked-puzzle.tsx";

interface PuzzlePageProps {
  readonly game: string;
  readonly id: string;
}

/** One puzzle, with what came of it before. */
export function PuzzlePage({ game, id }: PuzzlePageProps) {
  const loading = puzzlesOf(game);
  if (loading === undefined) throw new Error(`there are no puzzles of ${game}`);
  const puzzle = use(loading).find((one) => one.id === id);
  const { asked } = useAsked(useCallback(() => attemptsAt(game, id), [game, id]));
  if (puzzle === undefined) return <NotFound />;
  if (asked.state === "asking") return <Loading rows={6} />;
  return <AskedPuzzle puzzle={puzzle} before={asked.state === "there" ? asked.value : NONE_YET} />;
}
