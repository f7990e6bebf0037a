import type { Puzzle } from "@medallion/scenarios/puzzle";
import { GAME_PARTS, partsOf } from "../games/index.ts";
import { loadedOnce } from "../kits/loaded-once.ts";

/** The games that have puzzles. */
export const PUZZLING: readonly string[] = Object.keys(GAME_PARTS).filter((game) => partsOf(game).puzzles);

const lists = loadedOnce<readonly Puzzle[]>();

/** The puzzles of a game in the order of their days, loaded once. Absent where there are none. */
export function puzzlesOf(game: string): Promise<readonly Puzzle[]> | undefined {
  const { puzzles } = partsOf(game);
  return puzzles && lists(game, puzzles);
}
