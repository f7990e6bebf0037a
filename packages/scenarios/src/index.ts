export type { Puzzle } from "./puzzle.ts";
export { readPuzzles } from "./puzzles.ts";
export { type Detail, printResult, type ScenarioResult } from "./result.ts";
export { type FindKit, runScenarioText, type Wording } from "./scenario.ts";
export { type JsonSchema, scenarioSchema } from "./schema.ts";
export { writePuzzle } from "./write-puzzle.ts";
