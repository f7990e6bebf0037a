import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, COMPONENTS, DATA_VERSION } from "./components.ts";
import { loadComponents } from "./load.ts";
import { sitesOf } from "./sites.ts";
import { byId, draft, refused, type Spoilt } from "./test/draft.ts";

const SPOILT: readonly Spoilt[] = [
  [
    "an unknown word, by the card's id (OW-T-1.9)",
    ({ explorationCards }) =>
      Object.assign(at(byId(explorationCards, "C03").options[0].effects, 0), { op: "silver" }),
    "explorationCards.2.options.0.effects.0.op: C03: This is none of the known words",
  ],
  [
    "an unknown word deep in a table",
    ({ eventCards }) => {
      const test = byId(eventCards, "E36");
      const effect = test.kind === "options" ? undefined : test.effects[0];
      if (effect?.op === "test") Object.assign(at(at(effect.table, 2).effects, 1), { op: "silver" });
    },
    "eventCards.35.effects.0.table.2.effects.1.op: E36",
  ],
  [
    "an unknown parameter",
    ({ fightCards }) => Object.assign(at(byId(fightCards, "F05").bite, 0), { m: 2 }),
    "fightCards.4.bite.0: F05: There is nothing called m here",
  ],
  [
    "a missing parameter",
    ({ potions }) => Object.assign(at(byId(potions, "swallow").effects, 0), { n: undefined }),
    "potions.0.effects.0.n",
  ],
  [
    "an unknown condition",
    ({ monsters }) =>
      Object.assign(at(at(byId(monsters, "harpy").abilities, 0).conditions, 0), { is: "fullMoon" }),
    "monsters.7.abilities.0.conditions.0.is: harpy",
  ],
  [
    "an unknown moment",
    ({ monsters }) => Object.assign(at(byId(monsters, "harpy").abilities, 0), { when: "atNoon" }),
    "monsters.7.abilities.0.when: harpy: This must be one of fightDeclare",
  ],
  [
    "an unknown limit",
    ({ monsters }) => Object.assign(at(byId(monsters, "harpy").abilities, 0), { limit: "twice" }),
    "monsters.7.abilities.0.limit",
  ],
  [
    "an unknown key",
    ({ monsters }) => Object.assign(byId(monsters, "harpy"), { lives: 9 }),
    "monsters.7: harpy: There is nothing called lives here",
  ],
  [
    "a row without certainty",
    ({ edges }) => Object.assign(at(edges, 0), { certainty: undefined }),
    "edges.0.certainty",
  ],
  [
    "a symbol of a card that extends nothing",
    ({ actionCards }) => Object.assign(at(actionCards, 0).base, { returnCard: true }),
    "actionCards.0.base: A01: There is nothing called returnCard here",
  ],
  [
    "half an event",
    ({ eventCards }) => Object.assign(at(eventCards, 1), { options: [] }),
    "eventCards.1.options",
  ],
  [
    "numbers of another school",
    ({ specializations }) => Object.assign(at(specializations, 0), { school: "cat" }),
    "specializations.0",
  ],
  [
    "a missing number of the rules",
    ({ constants }) => Object.assign(constants, { handLimit: undefined }),
    "constants.handLimit",
  ],
  [
    "a missing number of an action",
    ({ locationActions }) => Object.assign(locationActions, { potions: 0 }),
    "locationActions.potions",
  ],
  ["no version", (all) => Object.assign(all, { version: "one" }), "version"],
  ["a missing table", (all) => Object.assign(all, { pool: undefined }), "pool"],
  ["a table too many", (all) => Object.assign(all, { spells: [] }), "There is nothing called spells here"],
  // One of each set of constraints, so that none is left out.
  ["too few fight cards", ({ fightCards }) => fightCards.pop(), "OW-1.1"],
  ["too few roads", ({ edges }) => edges.pop(), "43 connections"],
  ["too few slots", ({ pool }) => pool.pop(), "OW-1.13"],
  [
    "a wild card in the pool",
    ({ actionCards }) => Object.assign(at(actionCards, 2), { terrain: "wild" }),
    "is wild",
  ],
  ["a weak Leshen", ({ monsters }) => Object.assign(byId(monsters, "leshen"), { life: 16 }), "OW-12.3"],
  [
    "damage in a story",
    ({ explorationCards }) =>
      Object.assign(byId(explorationCards, "C03").options[0], { effects: [{ op: "damage", n: 1 }] }),
    "no meaning at story",
  ],
  [
    "a quest nobody gives",
    ({ explorationCards }) =>
      Object.assign(byId(explorationCards, "C18").options[0], { effects: [{ op: "gold", n: 1 }] }),
    "No card leads to event 37",
  ],
];

describe("the components", () => {
  it("OW-T-1.9: are loaded as they are", () => {
    expect(loadComponents(draft())).toEqual(COMPONENTS);
    expect(COMPONENTS.version).toBe(DATA_VERSION);
  });

  it.each(SPOILT)("with %s are refused", (_, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => loadComponents(components))).toContain(sentence);
  });

  it("that are no mapping are refused", () => {
    expect(refused(() => loadComponents([]))).toContain("type object");
  });

  it("keep their places, which are their numbers in saves", () => {
    expect(ALL_CARDS).toHaveLength(140);
    expect([0, 17, 18, 89, 90, 100, 110, 120, 130, 139].map((index) => at(ALL_CARDS, index).id)).toEqual([
      "A01",
      "A18",
      "A19",
      "A90",
      "WOLF01",
      "GRIFFIN01",
      "BEAR01",
      "CAT01",
      "VIPER01",
      "VIPER10",
    ]);
  });

  it("OW-1.26: use the whole vocabulary: 62 effects, 24 conditions, 22 moments", () => {
    const { effects, conditions, abilities } = sitesOf(COMPONENTS);
    expect(new Set(effects.map(({ effect }) => effect.op)).size).toBe(62);
    expect(new Set(conditions.map(({ condition }) => condition.is)).size).toBe(24);
    expect(new Set(abilities.map(({ ability }) => ability.when)).size).toBe(22);
  });
});
