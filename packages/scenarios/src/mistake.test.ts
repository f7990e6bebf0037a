import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { runScenarioText } from "./scenario.ts";

const wording = { games: ["toy"] };

/** The line and the sentence of the one mistake in a file. */
function mistake(text: string): string {
  const results = runScenarioText(text, "file.yaml", (game) => (game === "toy" ? toy : undefined), wording);
  expect(results.map(({ status }) => status)).toEqual(["error"]);
  expect(results[0]?.details).toHaveLength(1);
  return results[0]?.details.map(({ line, sentence }) => `${line}: ${sentence}`).join() ?? "";
}

const HEAD = "scenario: A title\ngame: toy\nposition: { red: { hand: [sun-8] } }\n";

test.each([
  ["an empty file", "", "1: There’s no scenario in this file."],
  ["bad YAML", "scenario: [a\ngame: toy\n", "2: This isn’t valid YAML: "],
  ["a key twice", "scenario: A\nscenario: B\n", "2: This isn’t valid YAML: Map keys must be unique."],
  ["no mapping", "hello\n", "1: A scenario is a mapping that starts with `scenario:` and a title."],
  ["no title", "game: toy\nexpect: {}\n", "1: The key `scenario` is missing."],
  ["no game", "scenario: A\nexpect: {}\n", "1: The key `game` is missing."],
  ["nothing to do", HEAD, "1: A scenario needs a `script` or an `expect`."],
  ["an unknown key", `${HEAD}scirpt: []\n`, '4: Unknown key "scirpt"; did you mean "script"?'],
  ["an unknown key far from all", `${HEAD}banana: []\n`, '4: Unknown key "banana".'],
  [
    "an unknown game",
    "scenario: A\ngame: toi\nexpect: {}\n",
    '2: There’s no game "toi"; did you mean "toy"?',
  ],
  ["an unknown mode", `${HEAD}mode: odd\nexpect: {}\n`, '4: toy has no mode "odd": it has short, long.'],
  ["too many IDs", `${HEAD}proves: [a, b, c, d, e, f, g]\n`, "4: `proves` names more than 6 rule IDs"],
  ["a number as ID", `${HEAD}proves: [1.10]\n`, "4: `proves.0` is wrong"],
  ["a forced word", `${HEAD}random:\n  - 1\n  - mix\n`, "6: `random.1` is a place counted from 0"],
  [
    "a script line with a colon",
    `${HEAD}script:\n  - red: passes\n`,
    "5: A script line is a text or `expect:`",
  ],
  ["a number as script line", `${HEAD}script:\n  - 7\n`, "5: A script line is a text or `expect:`"],
  [
    "an unknown key of view",
    `${HEAD}expect:\n  view: { by: red, hass: [] }\n`,
    '5: Unknown key "hass"; did you mean "has"?',
  ],
])("%s is one sentence with its line", (_name, text, sentence) => {
  expect(mistake(text)).toContain(sentence);
});

test("what the game refuses in a position, its options or an expectation is shown at its line", () => {
  expect(
    mistake(
      "scenario: A\ngame: toy\nposition:\n  red:\n    hand:\n      - sun-8\n      - sun-9\nexpect: {}\n",
    ),
  ).toBe("7: position.red.hand.1: No such card.");
  expect(mistake(`${HEAD}options:\n  patrons: [sun, mars]\nexpect: {}\n`)).toBe(
    "5: patrons.1: Choose one of sun, moon, star.",
  );
  expect(mistake(`${HEAD}expect:\n  red score: 0\n  quesiton: {}\n`)).toContain("6: quesiton: Expect deck");
});

test("a cannot that names what does not exist is a mistake, not an illegal choice", () => {
  const cannot = (what: string) => mistake(`${HEAD}script:\n  - red cannot ${what}\n`);
  expect(cannot("play sun-88")).toBe('5: Nothing is called "sun-88" here; did you mean "sun-8"?');
  expect(cannot("plya sun-8")).toBe('5: Nothing is called "plya" here; did you mean "play"?');
  expect(mistake(`${HEAD}script: [settle]\nexpect: { cannot: [red plays mon-8] }\n`)).toBe(
    '5: Nothing is called "mon-8" here; did you mean "moon-8"?',
  );
});

test("an unknown seat is a mistake wherever it is named", () => {
  expect(mistake(`${HEAD}script: [green passes]\n`)).toContain("must begin with a seat (red, blue)");
  for (const expectation of ["question: { green: turn }", "outcome: { green: win }", "view: { by: green }"])
    expect(mistake(`${HEAD}script: [settle]\nexpect: { ${expectation} }\n`)).toBe(
      '5: There’s no seat "green". The seats are red, blue.',
    );
});

test("what is asked cannot be told before automatic steps have run", () => {
  for (const expectation of [
    "question: { red: none }",
    "cannot: [red passes]",
    "choices: { red: [] }",
    "can: []",
  ])
    expect(mistake(`${HEAD}expect: { ${expectation} }\n`)).toContain("a `settle` line before this");
});

test("a phrase that fits two different choices must be said more exactly", () => {
  const vague: typeof toy = {
    ...toy,
    stage: { ...toy.stage, phrases: (...given) => ["acts", ...toy.stage.phrases(...given)] },
  };
  const [result] = runScenarioText(`${HEAD}script: [red acts]\n`, "file.yaml", () => vague);
  expect(result?.status).toBe("error");
  expect(result?.details[0]?.sentence).toBe('"acts" can mean "play sun-8" or "pass" or "show": say which.');
});

test("choices that are written alike are as good as one", () => {
  const alike: typeof toy = { ...toy, stage: { ...toy.stage, phrases: () => ["acts"] } };
  const [result] = runScenarioText(`${HEAD}script: [red acts]\n`, "file.yaml", () => alike);
  expect(result?.status).toBe("passed");
});

test("a game that breaks is an error of that scenario alone", () => {
  const broken: typeof toy = {
    ...toy,
    game: {
      ...toy.game,
      choose() {
        throw new Error("a bug");
      },
    },
  };
  const text = `${HEAD}script: [red passes]\n---\n${HEAD}expect: { red score: 0 }\n`;
  const results = runScenarioText(text, "file.yaml", () => broken);
  expect(results.map(({ status }) => status)).toEqual(["error", "passed"]);
  expect(results[0]?.details[0]).toEqual({ line: 4, sentence: "The game stopped here: a bug.", notes: [] });
});
