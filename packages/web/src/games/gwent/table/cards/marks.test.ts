import { LANGUAGES } from "@medallion/kernel";
import { expect, test } from "vitest";
import { loadWords } from "../../../../language/words.ts";
import { seatNames } from "../../../../table/names.ts";
import { loadTexts } from "../../texts.ts";
import { marksOf } from "./marks.ts";

const bot = { kind: "bot", bot: "greedy", name: "greedy" } as const;
const anna = { kind: "person", person: "a", name: "Anna", guest: true } as const;

test.each(LANGUAGES)("three bots in a team game have three marks, in %s", async (language) => {
  const { text } = await loadWords(language, loadTexts);
  const marks = marksOf(seatNames([anna, bot, bot, bot], text));
  expect(new Set(marks).size).toBe(4);
});

test.each([
  [
    ["Anna", "Ben", "Cid"],
    ["A", "B", "C"],
  ],
  [
    ["Anna", "Adam", "Ben"],
    ["An", "Ad", "B"],
  ],
  [
    ["Anna", "Anna", "Ben"],
    ["1", "2", "3"],
  ],
  [
    ["Bot 2", "Bot 3", "Two"],
    ["2", "3", "T"],
  ],
  [
    ["", "Ben"],
    ["1", "2"],
  ],
])("%j are marked %j", (names, marks) => {
  expect(marksOf(names)).toEqual(marks);
});

test("nobody is marked as another, whatever the names", () => {
  const names = ["Ann 2", "Ann 1", "2", "1"];
  expect(new Set(marksOf(names)).size).toBe(names.length);
});
