import { speaker } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { printResult } from "./result.ts";
import { runScenarioText } from "./scenario.ts";

const POSITION = `scenario: Two lanterns
game: toy
position: { red: { hand: [sun-8, sun-7] }, blue: { hand: [moon-8] } }
`;

/** What is printed below the title when the position above is played so. */
const printed = (rest: string) =>
  runScenarioText(POSITION + rest, "file.yaml", () => toy)
    .flatMap(printResult)
    .map((line) => line.trim());

test("a number that is not as expected is explained in the language at hand", async () => {
  const text = `${POSITION}script: [red plays sun-8]\nexpect:\n  blue score: 0\n  red score: 8\n`;
  const say = speaker("en", await toy.texts("en"));
  const results = runScenarioText(text, "file.yaml", () => toy, { say: () => say });
  expect(results.flatMap(printResult)).toEqual([
    "failed: Two lanterns (file.yaml:1)",
    "  file.yaml:7: red score is not as expected.",
    "    expected 8",
    "    found    9",
    "      TOY-1: printed values → 8",
    "      TOY-2: lanterns of the patron’s suit → 9",
  ]);
});

test("without texts a reason is shown by its key", () => {
  expect(printed("script: [red plays sun-8]\nexpect: { red score: 8 }\n").slice(4)).toEqual([
    "TOY-1: reason.printed → 8",
    "TOY-2: reason.patron → 9",
  ]);
});

test("a choice that is not legal prints what is, and ends the script", () => {
  expect(printed("script:\n  - red plays moon-8\n  - red passes\nexpect: { red score: 99 }\n")).toEqual([
    "failed: Two lanterns (file.yaml:1)",
    'file.yaml:5: "red plays moon-8" is not legal here.',
    "legal now:",
    "red: sun-7 | sun-8 | pass | show",
    "blue: show",
  ]);
});

test("a can that is not legal and a cannot that is both fail, and the script goes on", () => {
  expect(printed("script:\n  - blue can pass\n  - red cannot play sun-8\nexpect: { over: true }\n")).toEqual([
    "failed: Two lanterns (file.yaml:1)",
    'file.yaml:5: "blue can pass" is not legal here.',
    "legal now:",
    "red: sun-7 | sun-8 | pass | show",
    "blue: show",
    "file.yaml:6: This is legal but shouldn’t be.",
    "expected red cannot play sun-8",
    "found    red play sun-8",
    "file.yaml:7: The game isn’t over.",
    "expected true",
    "found    false",
  ]);
});

test("small words do not make a legal choice pass for an illegal one", () => {
  expect(printed("script: [red cannot play the sun-8]\n")[0]).toMatch(/^failed/);
  expect(printed("script: [red cannot play to]\n")[0]).toMatch(/^failed/);
});

test("a question, choices and events that differ print both sides", () => {
  expect(
    printed(`script:
  - settle
  - expect:
      question: { red: exchange, blue: turn }
      choices:
        red: [plays sun-8, passes, plays moon-8]
      events: [drew]
`),
  ).toEqual([
    "failed: Two lanterns (file.yaml:1)",
    "file.yaml:7: red is asked something else.",
    "expected exchange",
    "found    turn",
    "file.yaml:7: blue is asked something else.",
    "expected turn",
    "found    none",
    "file.yaml:9: red has other legal choices.",
    "expected [plays sun-8, passes, plays moon-8]",
    "found    [sun-7, sun-8, pass]",
    "not legal: plays moon-8",
    "legal too: sun-7",
    'file.yaml:10: The event "drew" didn’t happen in this order.',
    "expected [drew]",
    "found    []",
  ]);
});

test("events in another order fail", () => {
  const script = "script: [red plays sun-8, settle, blue passes]\nexpect: { events: [passed, played] }\n";
  expect(printed(script)).toContain("found    [passed]");
});

test("an end that only automatic steps would bring is failed with a word on settle", () => {
  expect(printed("script: [red passes, blue passes]\nexpect: { outcome: { red: draw } }\n")).toEqual([
    "failed: Two lanterns (file.yaml:1)",
    "file.yaml:5: red’s outcome is different.",
    "expected draw",
    "found    none",
    "automatic steps are still due here; a `settle` line before this lets them run",
  ]);
  expect(printed("script: [red passes, blue passes, settle]\nexpect: { outcome: { red: draw } }\n")).toEqual([
    "passed: Two lanterns (file.yaml:1)",
  ]);
});

test("a view that lacks or betrays a text prints the text and where it was found", () => {
  const lines = printed("expect:\n  view:\n    by: blue\n    has: [dragon]\n    lacks: ['\"card\":15']\n");
  expect(lines).toHaveLength(7);
  expect(lines[1]).toBe("file.yaml:7: blue’s view is missing a text.");
  expect(lines[2]).toBe("expected dragon");
  expect(lines[4]).toBe("file.yaml:8: blue’s view shows a text it mustn’t show.");
  expect(lines[6]).toContain('"card":15');
});
