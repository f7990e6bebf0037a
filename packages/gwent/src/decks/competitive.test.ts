import { describe, expect, it } from "vitest";
import { deckRulesOf } from "./card-set.ts";
import type { CardLookup, DeckList } from "./deck.ts";
import { faultIds } from "./fault.ts";
import { declared, withCards } from "./test/declared.ts";
import { validateDeck } from "./validate.ts";

const competitive = (deck: DeckList, lookup?: CardLookup): readonly string[] =>
  faultIds(validateDeck(deck, { deckRules: "competitive" }, lookup));

describe("the competitive limits", () => {
  it("GW-2.15 GW-2.16 GW-CK-2.4: strengths of 130 with the heroes are legal, 131 are not", () => {
    const cards = {
      five: { count: 10, strength: 5 },
      six: { count: 8, strength: 6 },
      champion: { count: 4, strength: 8, kind: "hero" },
      decoy: { count: 5, kind: "special", strength: 0 },
    } as const;
    const exact = declared(cards);
    expect(competitive(exact.deck, exact.lookup)).toEqual([]);
    const over = declared({ ...cards, five: { count: 9, strength: 5 }, six: { count: 9, strength: 6 } });
    const faults = validateDeck(over.deck, { deckRules: "competitive" }, over.lookup);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      rule: "GW-2.15",
      message: { values: { count: 131, limit: 130, excess: 1 } },
    });
  });

  it("GW-2.13 GW-2.16 GW-CK-2.5: a hero spy counts as a spy", () => {
    const spy = { abilities: ["spy"] } as const;
    const legal = declared({ plain: { count: 21 }, agent: { count: 2, ...spy } });
    expect(competitive(legal.deck, legal.lookup)).toEqual([]);
    const { deck, lookup } = declared({
      plain: { count: 20 },
      agent: { count: 2, ...spy },
      master: { count: 1, kind: "hero", ...spy },
    });
    expect(competitive(deck, lookup)).toEqual(["GW-2.13"]);
  });

  it("GW-2.3 GW-2.12 GW-CK-2.6: two weather cards, two Horns and two Decoys are six specials", () => {
    const { deck, lookup } = declared({ plain: { count: 22 } });
    const five = withCards(deck, { "biting-frost": 2, "commanders-horn": 2, decoy: 1 });
    expect(competitive(five, lookup)).toEqual([]);
    const six = withCards(five, { decoy: 2 });
    expect(competitive(six, lookup)).toEqual(["GW-2.12"]);
    expect(faultIds(validateDeck(six, {}, lookup))).toEqual([]);
  });

  it("GW-2.8 GW-2.17 GW-CK-2.12: a team deck may be strong and full of specials unless competitive is asked", () => {
    const { deck, lookup } = declared({ strong: { count: 22, strength: 7 } });
    const full = withCards(deck, { decoy: 3, scorch: 3, "commanders-horn": 3, "clear-weather": 1 });
    const asTeam = { deckRules: deckRulesOf("team") };
    expect(validateDeck(full, asTeam, lookup)).toEqual([]);
    const asked = { deckRules: deckRulesOf("team", "competitive") };
    expect(faultIds(validateDeck(full, asked, lookup))).toEqual(["GW-2.12", "GW-2.15"]);
  });

  it("GW-2.10 GW-2.11 GW-2.17 GW-CK-2.13: no leader and 21 units are named once, by the competitive rules", () => {
    const { deck, lookup } = declared({ plain: { count: 21 } }, "");
    expect(competitive(deck, lookup)).toEqual(["GW-2.10", "GW-2.11"]);
    expect(faultIds(validateDeck(deck, {}, lookup))).toEqual(["GW-2.1", "GW-2.2"]);
  });

  it("GW-2.10: a second leader among the cards is one too many", () => {
    const { deck, lookup } = declared({ plain: { count: 22 } });
    expect(competitive(withCards(deck, { "foltest-son-of-medell": 1 }), lookup)).toEqual(["GW-2.10"]);
  });

  it("GW-2.11 GW-2.16: 22 units are enough, and heroes are units", () => {
    const { deck, lookup } = declared({ plain: { count: 21 }, champion: { count: 1, kind: "hero" } });
    expect(competitive(deck, lookup)).toEqual([]);
  });

  it("GW-2.14 GW-2.16 GW-CK-2.14: Menno Coehoorn and two archers are three medics", () => {
    const { deck, lookup } = declared({ plain: { count: 19 } }, "emhyr-the-relentless");
    const two = withCards({ ...deck, faction: "nilfgaard" }, { "etolian-auxiliary-archers": 2, cahir: 1 });
    expect(competitive(two, lookup)).toEqual([]);
    const three = withCards(two, { "menno-coehoorn": 1, cahir: 0 });
    const faults = validateDeck(three, { deckRules: "competitive" }, lookup);
    expect(faultIds(faults)).toEqual(["GW-2.14"]);
    expect(faults[0]?.message.values).toEqual({
      count: 3,
      limit: 2,
      excess: 1,
      cards: [{ key: "card.menno-coehoorn" }, { key: "card.etolian-auxiliary-archers" }],
    });
  });

  it("GW-2.17: a foreign leader, foreign cards, too many copies and tokens are reported as in any deck", () => {
    const { deck, lookup } = declared({ plain: { count: 22 } }, "king-bran");
    const faulty = withCards(deck, { nekker: 1, ves: 2, hemdall: 1 });
    expect(competitive(faulty, lookup)).toEqual(["GW-2.1", "GW-2.4", "GW-2.5", "GW-2.6"]);
  });
});

describe("which limits a mode uses", () => {
  it("GW-2.8: standard for two players, free-for-all and team unless asked otherwise", () => {
    for (const mode of ["standard", "free-for-all", "team"] as const) {
      expect(deckRulesOf(mode)).toBe("standard");
      expect(deckRulesOf(mode, "competitive")).toBe("competitive");
    }
  });

  it("GW-2.8: always competitive in tournaments, always standard in solo", () => {
    expect(deckRulesOf("tournament")).toBe("competitive");
    expect(deckRulesOf("tournament", "competitive")).toBe("competitive");
    expect(deckRulesOf("competitive")).toBe("competitive");
    expect(deckRulesOf("solo")).toBe("standard");
    expect(() => deckRulesOf("tournament", "standard")).toThrow(/^deckRules: .*tournament.*competitive/u);
    expect(() => deckRulesOf("solo", "competitive")).toThrow(/^deckRules: /u);
  });
});
