import { readFileSync } from "node:fs";
import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { gwentKit } from "../kit.ts";
import { stage } from "./index.ts";

const run = (text: string) => runScenarioText(text, "file.yaml", () => gwentKit);
const printed = (text: string) => run(text).flatMap(printResult);

test("a number that differs is explained, and slips are named with their line", () => {
  expect(
    printed(`
scenario: Wrong
game: gwent
cards: { X: close 6 }
position:
  weather: [Frost]
  A: { close: [X] }
expect:
  total: 6-0
  A: { strengths: { X: 6 } }
`).join("\n"),
  ).toMatchInlineSnapshot(`
    "failed: Wrong (file.yaml:2)
      file.yaml:9: total is not as expected.
        expected 6-0
        found    1-0
          GW-7.8: reason.row (row row.close, total 1) → 1
          GW-7.8: reason.row (row row.ranged, total 0) → 1
          GW-7.8: reason.row (row row.siege, total 0) → 1
      file.yaml:10: A strengths X is not as expected.
        expected [6]
        found    [1]
          GW-1.3: reason.printed (by 0) → 6
          GW-7.3: reason.weather (by 0) → 1"
  `);
  const wrong = (part: string) =>
    printed(`scenario: Wrong\ngame: gwent\n${part}\nexpect: { total: 0-0 }`).at(-1);
  expect(wrong("position: { A: { hnad: 3 } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.A.hnad: There is no key “hnad” here. Leave it out."`,
  );
  expect(wrong("position: { A: { hand: [Forst] } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.A.hand.0: There is no card "Forst". Do you mean Frost?"`,
  );
  expect(wrong("position: { F: { hand: 3 } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.F: There is no key “F” here. Leave it out."`,
  );
  expect(wrong("position: { D: { hand: 3 } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.D: There is no "D": write A, B."`,
  );
  expect(wrong("cards: { X: close five }")).toMatchInlineSnapshot(
    `"  file.yaml:3: cards.X: "close five" must be close, ranged, siege or agile and a strength."`,
  );
  expect(wrong("cards: { X: close 5; tigth-bond }")).toMatchInlineSnapshot(
    `"  file.yaml:3: cards.X: "tigth-bond" is no mark of a card; write spy, medic, morale-boost, commander-horn, scorch, scorch-close, scorch-ranged, scorch-siege, tight-bond, mardroeme, hero, token, faction F, muster X, berserker>T or summon-avenger>T."`,
  );
  expect(wrong("options: { mulliganReturn: top }")).toMatchInlineSnapshot(
    `"  file.yaml:3: options.mulliganReturn: This must be one of shuffle, bottom."`,
  );
  expect(wrong("position: { decks: { A: x }, A: { hand: 3 } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.A: With decks write phase: start and nothing else but AU's faction."`,
  );
  expect(wrong("position: { round: first }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.round: This must be a whole number."`,
  );
  expect(wrong("position: { A: { hand: [{ crad: X }] } }")).toMatchInlineSnapshot(
    `"  file.yaml:3: position.A.hand: Write a list of cards, or how many fillers."`,
  );
  expect(
    printed("scenario: Wrong\ngame: gwent\nexpect: { A: { strenght: 1 } }").at(-1),
  ).toMatchInlineSnapshot(`"  file.yaml:3: A.strenght: There is no key “strenght” here. Leave it out."`);
  expect(printed("scenario: Wrong\ngame: gwent\nexpect: { total: 1-2-3 }").at(-1)).toMatchInlineSnapshot(
    `"  file.yaml:3: total: This must be 2 numbers, not 3."`,
  );
});

test("every key of position and expect is in the documentation, and the schemas hold no references", () => {
  const page = readFileSync(new URL("../../../../docs/scenarios.md", import.meta.url), "utf8");
  for (const part of ["position", "expect"] as const) {
    const schema = stage.schema?.[part] as { properties: Record<string, { properties?: object }> };
    const keys = [...Object.keys(schema.properties), ...Object.keys(schema.properties.A?.properties ?? {})];
    for (const key of keys) expect(page).toContain(`\`${key}\``);
  }
  expect(JSON.stringify(stage.schema)).not.toContain("$ref");
});
