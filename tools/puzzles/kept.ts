import { type Puzzle, readPuzzles } from "@medallion/scenarios";
import { filesMatching, textOf } from "../repository.ts";

/** The files of a game's puzzles, in the order of their days. */
export function filesOf(game: string): readonly string[] {
  return filesMatching(`packages/${game}/puzzles/*.yaml`);
}

/** The puzzles of a game, in the order of their days. */
export function keptOf(game: string): readonly Puzzle[] {
  return filesOf(game).flatMap((file) => readPuzzles(textOf(file)));
}
