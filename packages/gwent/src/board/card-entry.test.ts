import { describe, expect, test } from "vitest";
import { OUTLINE } from "../book/outline.ts";
import { ALL_CARDS, cardRow } from "../cards/all.ts";
import { texts } from "../texts.ts";
import { type AbilityEntry, abilityEntries } from "./card-entry.ts";

const RULES: readonly string[] = Object.values(OUTLINE).flatMap((part) => Object.values(part).flat());
const isTold = (rule: string) =>
  RULES.some((told) => told === rule || (told.endsWith(".") && rule.startsWith(told)));

function entriesFor(id: string): readonly AbilityEntry[] {
  const card = cardRow(id);
  return card === undefined ? [] : abilityEntries(card);
}

describe("what a card can do, outside of a match", () => {
  test("every ability has words, and a rule that the book tells of", async () => {
    const catalogue = await texts("en");
    for (const entry of ALL_CARDS.flatMap((card) => abilityEntries(card))) {
      expect(catalogue).toHaveProperty([entry.about.key]);
      expect(isTold(entry.rule), entry.rule).toBe(true);
    }
  });

  test("a hero is one before all else", () => {
    expect(entriesFor("kayran").map(({ ability }) => ability)).toEqual(["hero", "agile", "morale-boost"]);
  });

  test("a special card is called like its ability, and follows its own rule", () => {
    expect(entriesFor("scorch")).toMatchObject([{ ability: "scorch", rule: "GW-9.4" }]);
    expect(entriesFor("scorch")[0]).not.toHaveProperty("name");
    expect(entriesFor("clan-dimun-pirate")).toMatchObject([
      { name: { key: "ability.scorch" }, rule: "GW-6.5" },
    ]);
  });

  test("a leader tells its own power", () => {
    expect(entriesFor("king-bran")).toMatchObject([
      { about: { key: "leader.king-bran.about" }, rule: "GW-10.51" },
    ]);
  });

  test("a unit without abilities has nothing to tell", () => {
    expect(entriesFor("ves")).toEqual([]);
  });
});
