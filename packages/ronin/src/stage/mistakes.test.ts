import { readFileSync } from "node:fs";
import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { roninKit } from "../kit.ts";
import { stage } from "./index.ts";

const printed = (text: string) => runScenarioText(text, "file.yaml", () => roninKit).flatMap(printResult);
const wrong = (part: string) =>
  printed(`scenario: Wrong\ngame: ronin\n${part}\nexpect: { chapter: 1 }`).at(-1);

test("a number that differs is explained", () => {
  const text = printed(`
scenario: Wrong
game: ronin
cards: { K: red C C }
position: { A: { timeline: [K covered C], pool: { C: 1 } } }
expect:
  A: { owned: { C: 3 }, timeline: [K] }
`).join("\n");
  expect(text).toContain(
    "file.yaml:7: A owned C is not as expected.\n    expected 3\n    found    2\n      RO-",
  );
  expect(text).toContain("file.yaml:7: A timeline is not as expected.");
  expect(text).toContain("K covered C");
});

test.each([
  ["position: { A: { hnad: 3 } }", "position.A.hnad: There is no key “hnad” here. Leave it out."],
  ["position: { F: { hand: 3 } }", "position.F: There is no key “F” here. Leave it out."],
  ["position: { X: { hand: 3 } }", "position.X.hand: An Automa has no hand."],
  ["options: { humans: 3 }\nposition: { D: { hand: 3 } }", 'position.D: There is no "D": write A, B, C.'],
  ["mode: solo\noptions: { humans: 3 }", "options: solo is played by 1, not by 3."],
  ["options: { keptCardsPair: old }", "options.keptCardsPair: This must be one of ending, next."],
  ["options: { first: B }", "A seat is named only if the host chooses the first player"],
  ["cards: { K: purple C }", "cards.K: Write a colour and what the card shows"],
  ["cards: { K: red C M E }", "cards.K: This must be at most 2."],
  ["cards: { K: red teapot }", 'cards.K: "teapot" is nothing a card shows'],
  ["cards: { K: red LEFT RIGHT }", 'cards.K: "red LEFT RIGHT" shows too much'],
  ["cards: { K: red C4(red)>R3 }", "cards.K: A 1/2/3 result needs a 1/2/3 condition"],
  ["cards: { K: red tea C8(red)>R3 }", 'cards.K: "red tea C8(red)>R3" has no tea effect'],
  ["cards: { R-P1: red }", 'cards.R-P1: "R-P1" cannot be the name of a card'],
  ["position: { A: { hand: [Q] } }", 'position.A.hand.0: There is no card "Q"'],
  [
    "cards: { K: red }\nposition: { A: { hand: [K], new: [K] } }",
    "position.A.hand.0: There is only one K, and it lies elsewhere.",
  ],
  [
    "position: { A: { timeline: [red E covered M] } }",
    "position.A.timeline.0: There is no further M to cover",
  ],
  ["position: { A: { known: [R-P1] } }", "position.A.known.0: R-P1 is not in this hand."],
  ["position: { A: { xp: 21 } }", "position.A.xp: The track ends at 20."],
  ["position: { A: { xp: 4, gold: 1 } }", "position.A.gold: The gold marker comes when"],
  ["position: { A: { abilities: [STUDY at K0] } }", "position.A.abilities.0: STUDY is used at END."],
  [
    "position: { A: { abilities: [ready] } }",
    'position.A.abilities.0: "ready" must be used, available, locked',
  ],
  ["position: { A: { borrowed: [B2] } }", 'position.A.borrowed.0: "B2" must be such as B1 or used C3.'],
  [
    "position: { A: { character: ciri }, B: { character: ciri } }",
    "position.B.character: ciri is somebody else.",
  ],
  ["position: { initiative: [A, B] }", "position.initiative: Name every figure once: A, B, C."],
  ["position: { rows: [[red], empty, empty, empty, empty] }", "position.rows: There are 4 rows."],
  ["position: { rows: [[3x red]] }", "position.rows.0: A row holds two cards."],
  ["position: { side: Z }", 'position.side: There is no side "Z".'],
  ["position: { sides: { S: { bonuses: { 3: 1 VP } } } }", 'position.sides.S.bonuses.3: "1 VP" is no bonus'],
  ["position: { boards: { AB: 15 } }", "position.boards.AB: This track ends at 14."],
  ["position: { boards: { AD: 1 } }", 'position.boards.AD: There is no board "AD": write AB, BC, CA.'],
  ["position: { X: {}, Y: {}, boards: { XY: 1 } }", "position.boards.XY: Two Automas share no board."],
  ["position: { pair: MM }", "position.pair: The two active symbols differ."],
  ["position: { card: 7 }", 'position.card: There is no chapter card "7".'],
  ["position: { card: 2, pair: MC }", "position.card: Write card, pair or pairs."],
  ["position: { thresholds: [3, 3, 9] }", "position.thresholds: Thresholds ascend from 1 to 19."],
  ["position: { phase: final }", "position.phase: Cleaning follows chapters 1 and 2"],
  ["position: { phase: scoring, turn: 2 }", "position.turn: After the third turn no turn is named."],
  ["position: { phase: setup, deck: 3 }", "position.deck: With phase: setup nothing else is arranged."],
])("%s is refused with its place", (part, sentence) => {
  expect(wrong(part)).toContain(sentence);
});

test.each([
  ["{ A: { handd: 1 } }", "A.handd: There is no key “handd” here. Leave it out."],
  ["{ X: { hand: 1 } }", 'There is no "X": write A, B, C.'],
  ["{ A: { hand: [Q] } }", 'There is no card "Q".'],
  ["{ A: { sees: { R-P1: { E: 1 } } } }", "R-P1 is not in the timeline of A."],
  ["{ choiceCount: { X: 1 } }", 'There is no "X": write A, B, C.'],
])("an expectation %s is refused", (part, sentence) => {
  expect(printed(`scenario: Wrong\ngame: ronin\nexpect: ${part}`).at(-1)).toContain(sentence);
});

interface Described {
  readonly properties: object;
  readonly patternProperties: Readonly<Record<string, { readonly properties: object }>>;
}

test("every key of position and expect is in the documentation, and the schemas hold no references", () => {
  const page = readFileSync(new URL("../../../../docs/scenarios.md", import.meta.url), "utf8");
  const ronin = page.slice(page.indexOf("\n## Ronin"));
  for (const part of ["position", "expect"] as const) {
    const schema = stage.schema?.[part] as Described;
    const [seat] = Object.values(schema.patternProperties);
    const keys = [...Object.keys(schema.properties), ...Object.keys(seat?.properties ?? {})];
    expect(keys.length).toBeGreaterThan(25);
    for (const key of keys) expect(ronin).toContain(`\`${key}\``);
  }
  expect(JSON.stringify(stage.schema)).not.toContain("$ref");
});
