import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { printResult } from "./result.ts";
import { runScenarioText } from "./scenario.ts";

const run = (text: string) =>
  runScenarioText(text, "file.yaml", (game) => (game === "toy" ? toy : undefined));

/** All lines that a file of scenarios prints. */
const printed = (text: string) => run(text).flatMap(printResult);

test("a scenario that holds is passed, with its title, line and rule IDs", () => {
  const results = run(`
scenario: A lantern of the patron's suit counts one more
proves: [TOY-1, TOY-2]
game: toy
mode: long
options: { patrons: [sun, star] }
position:
  red: { hand: [sun-8] }
  blue: { hand: [moon-7], row: [star-6] }
script:
  - red plays sun-8
expect: { red score: 9, blue score: 7 }
`);
  const title = "A lantern of the patron's suit counts one more";
  const proves = ["TOY-1", "TOY-2"];
  expect(results).toEqual([{ title, file: "file.yaml", line: 2, proves, status: "passed", details: [] }]);
});

test("each document of a file is a scenario of its own", () => {
  const results = run(`
scenario: First
game: toy
expect: { red score: 0 }
---
scenario: Second
game: toy
expect: { red score: 1 }
---
scenario: Third
game: toy
`);
  expect(results.map(({ line, status }) => [line, status])).toEqual([
    [2, "passed"],
    [6, "failed"],
    [10, "error"],
  ]);
});

test("an expectation right after a choice looks before automatic steps, after settle it looks afterwards", () => {
  expect(
    printed(`
scenario: The turn
game: toy
position: { red: { hand: [sun-1] }, blue: { hand: [moon-8] }, deck: [star-8] }
script:
  - expect: { turn: null }
  - red plays sun-1
  - expect: { turn: null, red hand: [star-8], events: [played, drew] }
  - settle
  - expect: { turn: blue, question: { red: none, blue: turn }, events: [] }
`),
  ).toEqual(["passed: The turn (file.yaml:2)"]);
});

test("a choice, a can and a cannot first let automatic steps run", () => {
  expect(
    printed(`
scenario: Turn by turn
game: toy
position: { red: { hand: [sun-8, sun-7] }, blue: { hand: [moon-8, moon-7] } }
script:
  - red plays sun-8
  - blue plays moon-8
  - red can play sun-7
  - blue cannot play moon-7
  - expect: { turn: red, choices: { red: [passes, plays sun-7], blue: [] }, can: [red passes], cannot: [blue passes] }
`),
  ).toEqual(["passed: Turn by turn (file.yaml:2)"]);
});

test("settle until a milestone stops there, and says what it met if it never comes", () => {
  const scenario = (line: string) => `
scenario: The end
game: toy
position: { red: { hand: [sun-8] } }
script:
  - red plays sun-8
  - ${line}
  - expect: { over: false }
  - settle
  - expect: { over: true, outcome: { red: win, blue: loss }, events: [ended] }
`;
  expect(printed(scenario("settle until score"))).toEqual(["passed: The end (file.yaml:2)"]);
  expect(printed(scenario("settle until dawn"))).toEqual([
    "failed: The end (file.yaml:2)",
    '  file.yaml:7: The game stopped before reaching "dawn".',
    "    expected dawn",
    "    found    turn, score",
  ]);
});

test("shuffles keep the order unless one is forced, and forced results are used in their order", () => {
  const deck = (random: string) =>
    run(`
scenario: Renewed
game: toy
random: ${random}
position:
  red: { hand: [sun-5, moon-5], row: [${rows(0, 11)}] }
  blue: { hand: [star-5, star-6], row: [${rows(11, 18)}] }
  deck: [sun-1, moon-1]
script: [red plays sun-5, blue passes, red plays moon-5]
expect: { deck: [sun-1, moon-1] }
`)[0];
  expect(deck("[]")?.status).toBe("passed");
  expect(deck("[keep, keep]")?.status).toBe("passed");
  expect(deck("[reverse]")?.details[0]?.found).toBe("[moon-1, sun-1]");
  expect(deck("[reverse, reverse]")?.status).toBe("passed");
  expect(deck("[keep, [1, 0]]")?.details[0]?.found).toBe("[moon-1, sun-1]");
});

test("a forced result that does not fit is an error at the line where it is used", () => {
  expect(
    printed(`
scenario: Renewed
game: toy
random: [[1, 0]]
position: { red: { hand: [sun-5] } }
script:
  - red plays sun-5
`),
  ).toEqual([
    "error: Renewed (file.yaml:2)",
    "  file.yaml:7: The game stopped here: a shuffle of 23 cannot be forced to the order [1,0].",
  ]);
});

test("an offer can be taken up and looked for like a choice", () => {
  expect(
    printed(`
scenario: Shown
game: toy
position: { red: { hand: [sun-8] }, blue: { hand: [moon-8] } }
script:
  - expect: { view: { by: spectator, lacks: ['"card":7'] } }
  - blue can show
  - red shows
  - red cannot show
expect:
  view:
    - { by: spectator, has: ['"card":7'], lacks: ['"card":15'] }
    - { by: blue, has: ['"card":7'] }
`),
  ).toEqual(["passed: Shown (file.yaml:2)"]);
});

test("a seat that may not know which of two scripts was played sees the same after both", () => {
  const scenario = (by: string) => `
scenario: A secret
game: toy
position: { red: { hand: [sun-8] }, blue: { hand: [moon-2] }, deck: [sun-1] }
script: [red passes, blue plays moon-2]
expect:
  same view:
    by: ${by}
    as:
      - red plays sun-8
      - blue plays moon-2
`;
  expect(printed(scenario("red"))).toEqual([
    "failed: A secret (file.yaml:2)",
    "  file.yaml:7: red can tell this script from the other: the view.rows.0 differs.",
    "    expected [7]",
    "    found    []",
    "      expected: in the other script; found: in this one",
  ]);
  expect(printed(scenario("red").replace("red plays sun-8", "red passes"))).toEqual([
    "passed: A secret (file.yaml:2)",
  ]);
});

/** The first cards that no line of a scenario names, from one place to another. */
function rows(from: number, to: number): string {
  const named = ["sun-5", "moon-5", "star-5", "star-6", "sun-1", "moon-1"];
  const cards = ["sun", "moon", "star"].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${suit}-${n}`),
  );
  return cards
    .filter((card) => !named.includes(card))
    .slice(from, to)
    .join(", ");
}
