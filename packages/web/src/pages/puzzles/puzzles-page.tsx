import { useParams } from "wouter";
import { NotFound } from "../../not-found/not-found.tsx";
import { PUZZLING, puzzlesOf } from "../../puzzles/lists.ts";
import { PuzzlePage } from "./puzzle-page.tsx";
import { PuzzleShelf } from "./puzzle-shelf.tsx";

/** `/puzzles` lists today's puzzles and earlier ones, of one game if it is named; `/puzzles/:game/:puzzle` is one. */
export default function PuzzlesPage() {
  const { game, puzzle } = useParams<{ game?: string; puzzle?: string }>();
  if (game === undefined) return <PuzzleShelf games={PUZZLING} />;
  if (puzzlesOf(game) === undefined) return <NotFound />;
  if (puzzle === undefined) return <PuzzleShelf games={[game]} />;
  // Each puzzle looks up what came of it before.
  return <PuzzlePage key={`${game}/${puzzle}`} game={game} id={puzzle} />;
}
