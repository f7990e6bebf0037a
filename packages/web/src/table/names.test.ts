import { LANGUAGES } from "@medallion/kernel";
import type { PublicPlace } from "@medallion/table";
import { expect, test } from "vitest";
import { loadWords } from "../language/words.ts";
import { isUnnamed } from "../settings/unnamed.ts";
import { formerNames, seatNames } from "./names.ts";

const ANNA: PublicPlace = { kind: "person", person: "a", name: "Anna", guest: true };
const GREEDY: PublicPlace = { kind: "bot", bot: "greedy", name: "greedy" };

test("people keep their names, every bot has one of its own by its seat", async () => {
  const { text } = await loadWords("en");
  expect(seatNames([ANNA, GREEDY], text)).toEqual(["Anna", "Ludmila"]);
  expect(seatNames([GREEDY, ANNA, GREEDY], text)).toEqual(["Bertram", "Anna", "Osric"]);
  expect(seatNames([{ ...GREEDY, name: "Vesemir" }, GREEDY], text)).toEqual(["Vesemir", "Ludmila"]);
});

test("a bot that is called like a person says what it is", async () => {
  const { text } = await loadWords("cs");
  const ludmila: PublicPlace = { ...ANNA, name: "Ludmila" };
  expect(seatNames([ludmila, GREEDY], text)).toEqual(["Ludmila", "Ludmila (bot)"]);
});

test("in a finished game everybody is called as at its table, whoever has deleted their account apart", async () => {
  const { text } = await loadWords("en");
  const anna = { person: "a", name: "Anna" };
  const greedy = { person: "", name: "greedy", bot: "greedy" };
  expect(formerNames([anna, greedy, greedy], text)).toEqual(["Anna", "Ludmila", "Osric"]);
  expect(formerNames([{ ...anna, name: "Ludmila" }, greedy], text)).toEqual(["Ludmila", "Ludmila (bot)"]);
  expect(
    formerNames(
      [
        { ...anna, person: "deleted" },
        { ...greedy, name: "Vesemir" },
      ],
      text,
    ),
  ).toEqual(["Deleted player", "Vesemir"]);
});

test("who gave no name is called alike in every game, in the reader's language", async () => {
  for (const language of LANGUAGES) {
    const { text } = await loadWords(language);
    const called = text("home.you");
    expect(isUnnamed(called)).toBe(true);
    for (const name of ["Player", "Hráč", "Gracz", "Гравець"]) {
      expect(seatNames([{ ...ANNA, name }], text)).toEqual([called]);
      expect(formerNames([{ person: "a", name }], text)).toEqual([called]);
    }
    expect(isUnnamed(text("home.new.name", { number: 1 }))).toBe(false);
  }
});
