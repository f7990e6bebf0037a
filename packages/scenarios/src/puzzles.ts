import type { Puzzle } from "./puzzle.ts";
import { readScenario } from "./read.ts";
import { readSources } from "./source.ts";

/** The puzzles of a file of scenarios, in their order; throws `Mistake` for what is none. */
export function readPuzzles(text: string): readonly Puzzle[] {
  return readSources(text).flatMap((source): Puzzle[] => {
    const { game, mode, options, position, script = [], puzzle } = readScenario(source);
    if (puzzle === undefined) return [];
    const lines = script.filter((line) => typeof line === "string");
    return [{ ...puzzle, game, mode, options, position, script: lines }];
  });
}
