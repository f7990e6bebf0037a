import { findKit } from "@medallion/games";
import { expect, test } from "vitest";
import { readPuzzles } from "./puzzles.ts";
import { runScenarioText } from "./scenario.ts";
import { writePuzzle } from "./write-puzzle.ts";

const text = (answer: string): string => `
scenario: gwent-0
game: gwent
mode: standard
position:
  turn: A
  A: { hand: [vesemir, 2x Decoy], deck: 3, gems: 1 }
  B: { hand: [filler], gems: 1 }
script: [A plays vesemir, B plays filler]
puzzle: { id: gwent-0, answer: ${answer}, level: easy, chance: 90, next: 60, because: [race], mined: by hand }
`;

function statusOf(answer: string) {
  return runScenarioText(text(answer), "puzzle.yaml", findKit).map(({ status }) => status);
}

test("a scenario with a puzzle is checked for an answer that is legal after its script", () => {
  expect(statusOf("plays Decoy on vesemir")).toEqual(["passed"]);
  expect(statusOf("plays vesemir")).toEqual(["failed"]);
});

test("a puzzle that is written is read as it was", () => {
  const [puzzle] = readPuzzles(text("passes"));
  if (puzzle === undefined) throw new Error("there is none");
  expect(puzzle).toMatchObject({
    id: "gwent-0",
    script: ["A plays vesemir", "B plays filler"],
    answer: "passes",
  });
  expect(readPuzzles(writePuzzle(puzzle))).toEqual([puzzle]);
});

test("scenarios without a puzzle are none", () => {
  expect(readPuzzles("scenario: no puzzle\ngame: gwent\nexpect: { over: false }")).toEqual([]);
});
