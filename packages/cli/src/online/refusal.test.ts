import { LANGUAGES } from "@medallion/kernel";
import { expect, test } from "vitest";
import { textIn } from "../texts/index.ts";
import { printable, wireRefusalText } from "./refusal.ts";

const text = textIn("en");

test("a refusal is said in the language asked for, as the game itself says it, or as the server does", () => {
  const taken = { code: "seat-taken", sentence: "The seat is taken." };
  expect(new Set(LANGUAGES.map((language) => wireRefusalText(taken, textIn(language)))).size).toBe(4);
  const deck = { code: "bad-options", sentence: "picks.0: no", messages: [{ key: "deck.small" }] };
  expect(wireRefusalText(deck, text, ({ key }) => `said ${key}`)).toBe("said deck.small");
  const unspeakable = (): string => {
    throw new Error("no such text");
  };
  expect(wireRefusalText(deck, text, unspeakable)).toBe("picks.0: no");
});

test("what a stranger wrote cannot disturb a terminal", () => {
  expect(printable("a\u001b[2Jb\r\nc\u0007\u202ed")).toBe("a [2Jb c d");
  expect(wireRefusalText({ code: "odd", sentence: "\u001b[31mred" }, text)).toBe("[31mred");
});
