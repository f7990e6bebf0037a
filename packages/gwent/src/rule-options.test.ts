import { InputError, LANGUAGES, randomOf, speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { gwent } from "./game.ts";
import { lobby } from "./lobby.ts";
import { RULES_SCHEMA } from "./options.ts";
import { AUTOMATON_OPTION, RULE_OPTIONS } from "./rule-options.ts";
import { texts } from "./texts.ts";

function asked(rules: Readonly<Record<string, unknown>>) {
  return lobby.options({ mode: "standard", rules }, randomOf("rules"));
}

function refusal(rules: Readonly<Record<string, unknown>>): InputError {
  try {
    asked(rules);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("the rules were accepted");
}

test("the lobby lists every rule option, the automaton’s faction, and no other", () => {
  const names = lobby.rules?.map(({ name }) => name) ?? [];
  expect([...names].sort()).toEqual([...Object.keys(RULES_SCHEMA.shape), "automaton"].sort());
});

test.each(RULE_OPTIONS.map(({ name, values }) => [name, ...values] as const))(
  "%s takes %s, which is what holds unasked, and %s",
  (name, usual, other) => {
    expect(String(asked({}).rules[name])).toBe(usual);
    for (const value of [usual, other]) expect(String(asked({ [name]: value }).rules[name])).toBe(value);
  },
);

test.each([
  [
    { musterFromHand: "maybe" },
    "rules.musterFromHand: The rule option musterFromHand takes the values true and false; “maybe” is not among them.",
  ],
  [
    { musterFromHand: 1 },
    "rules.musterFromHand: The rule option musterFromHand takes the values true and false; “1” is not among them.",
  ],
  [
    { branRounding: "sideways" },
    "rules.branRounding: The rule option branRounding takes the values up and down; “sideways” is not among them.",
  ],
  [
    { deckRules: "" },
    "rules.deckRules: The rule option deckRules takes the values standard and competitive; “” is not among them.",
  ],
])("%j is refused with its path and the values that it may have", (rules, sentence) => {
  expect(refusal(rules).message).toBe(sentence);
});

test("an unknown option is refused with the names of all", () => {
  const { message } = refusal({ wind: "true" });
  expect(message).toMatch(/^rules\.wind: There is no rule option wind\. Choose one of /u);
  for (const { name } of RULE_OPTIONS) expect(message).toContain(name);
});

test.each(LANGUAGES)("both refusals are said in %s", async (language) => {
  const say = speaker(language, await texts(language));
  const wrong = refusal({ branRounding: "sideways" }).messages.map(say).join(" ");
  for (const word of ["branRounding", "up", "down", "sideways"]) expect(wrong).toContain(word);
  const unknown = refusal({ wind: "true" }).messages.map(say).join(" ");
  for (const word of ["wind", "cardSet", "deckRules"]) expect(unknown).toContain(word);
});

test("options that come as data name path and values as well", () => {
  const decks = ["mo-swarm", "mo-swarm"];
  expect(() => gwent.parseOptions({ decks, rules: { musterFromHand: "maybe" } })).toThrow(
    "rules.musterFromHand: This must be true or false.",
  );
  expect(() => gwent.parseOptions({ decks, rules: { branRounding: "sideways" } })).toThrow(
    "rules.branRounding: This must be one of up, down.",
  );
});

test.each(LANGUAGES)(
  "every value is a word of its own in %s, and no sentence names one raw",
  async (language) => {
    const say = speaker(language, await texts(language));
    for (const { values, words, about } of [...RULE_OPTIONS, AUTOMATON_OPTION]) {
      const said = words.map(say);
      expect(new Set(said).size).toBe(values.length);
      const other = say(about);
      // In English a word may happen to be its own value.
      if (language === "en" || values.includes("true")) continue;
      for (const value of values) {
        expect(said).not.toContain(value);
        expect(other).not.toMatch(new RegExp(`\\b${value}\\b`, "u"));
      }
    }
  },
);
