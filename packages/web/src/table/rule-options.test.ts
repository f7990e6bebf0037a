import { speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { catalogueOf, kitOf } from "../kits/load.ts";
import { hasHouseRules, rulesIn, ruleWord } from "./rule-options.ts";

const kit = await kitOf("gwent");
const say = speaker("en", await catalogueOf(kit, "en"));

test("a value is said in the game’s words, an unknown one as it is written", () => {
  const cardSet = rulesIn(kit, "standard").find(({ name }) => name === "cardSet");
  if (cardSet === undefined) throw new Error("no card set");
  expect(ruleWord(cardSet, "videoGame", say)).toBe("the video game");
  expect(ruleWord(cardSet, "parchment", say)).toBe("parchment");
});

test("a mode has the rules that matter in it", () => {
  const names = (mode: string) => rulesIn(kit, mode).map(({ name }) => name);
  expect(names("solo")).toEqual(expect.arrayContaining(["cardSet", "soloDeck", "automaton"]));
  expect(names("standard")).not.toContain("soloDeck");
  expect(names("competitive")).not.toContain("deckRules");
});

test("whom one plays against is no house rule", () => {
  expect(hasHouseRules(kit, {})).toBe(false);
  expect(hasHouseRules(kit, { automaton: "monsters" })).toBe(false);
  expect(hasHouseRules(kit, { automaton: "monsters", soloDeck: "constructed" })).toBe(true);
});
