import { runScenarioText } from "@medallion/scenarios";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { linesOf, parseReport, scenarioTally } from "./scenarios.ts";

const TEXT = `scenario: One lantern
game: toy
position: { red: { hand: [sun-8] } }
script: [red plays sun-8]
expect: { red score: 1 }
`;

/** The same as a program prints and another reads it. */
const results =
  parseReport(JSON.stringify({ results: runScenarioText(TEXT, "file.yaml", () => toy) }))?.results ?? [];

test("a scenario that failed is shown with its place, what was expected and what was found", () => {
  expect(results.flatMap(linesOf).slice(0, 4)).toEqual([
    "✗ file.yaml:1 One lantern",
    "    file.yaml:5: red score is not as expected.",
    "      expected 1",
    "      found    9",
  ]);
});

test("what has not passed has failed", () => {
  expect(scenarioTally(results)).toEqual({ passed: 0, failed: 1 });
});

test("what is no report is told apart from an empty one", () => {
  expect(parseReport("Segmentation fault")).toBeUndefined();
  expect(parseReport('{"results":{}}')).toBeUndefined();
  expect(parseReport('{"results":[]}')?.results).toEqual([]);
});
