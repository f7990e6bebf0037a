import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { scenarioSchema } from "./schema.ts";

const described: Kit = {
  ...toy,
  stage: {
    ...toy.stage,
    schema: {
      position: {
        type: "object",
        properties: { deck: { type: "array" }, turn: { enum: ["red", "blue"] } },
        additionalProperties: { type: "object" },
      },
      expect: {
        type: "object",
        properties: { deck: { type: "array" } },
        patternProperties: { "^(red|blue) score$": { type: "integer" } },
        additionalProperties: false,
      },
    },
  },
};

const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(
  scenarioSchema([described]),
);
const valid = (rest: string) => validate(parse(`scenario: A title\ngame: toy\n${rest}`));

test.each([
  "expect: { red score: 3, over: false }",
  "mode: long\nproves: [TOY-1]\noptions: { patrons: [sun, moon] }\nexpect: {}",
  "position: { turn: red, red: { hand: [sun-1] } }\nscript: [settle, red passes]",
  "random: [1, keep, reverse, [1, 0]]\nscript:\n  - expect: { blue score: 1, question: { red: turn } }",
  "expect: { view: [{ by: red, has: [x, 1] }], same view: { by: red, as: [settle] } }",
])("the schema takes %j", (rest) => {
  expect(valid(rest), JSON.stringify(validate.errors)).toBe(true);
});

test.each([
  "",
  "mode: odd\nexpect: {}",
  "scirpt: []\nexpect: {}",
  "proves: [a, b, c, d, e, f, g]\nexpect: {}",
  "position: { turn: green }\nexpect: {}",
  "random: [-1]\nexpect: {}",
  "random: [mix]\nexpect: {}",
  "script: [7]",
  "script: [{ expects: {} }]",
  "script:\n  - expect: { green score: 1 }",
  "expect: { red score: high }",
  "expect: { outcome: { red: lost } }",
  "expect: { view: { by: red, hass: [] } }",
])("the schema refuses %j", (rest) => {
  expect(valid(rest)).toBe(false);
});

test("the schema refuses a game that is not there", () => {
  expect(validate({ scenario: "A title", game: "chess", expect: {} })).toBe(false);
});

test("a game without a schema of its own may write anything in its parts", () => {
  const open = new Ajv2020({ allowUnionTypes: true }).compile(scenarioSchema([toy]));
  expect(open({ scenario: "A title", game: "toy", position: 7, expect: { anything: 1 } })).toBe(true);
});
