import { type DeckList, type DeckRules, READY_DECKS, validateDeck } from "@medallion/gwent/decks";
import { describe, expect, it } from "vitest";
import { gaugesOf } from "./limits.ts";

const RULES: readonly DeckRules[] = ["standard", "competitive"];

/** The limits that say how many: leader, foreign cards and copies have no gauge. */
const COUNTED = /^GW-2\.(2|3|11|12|13|14|15)$/u;

function brokenByGauge(deck: DeckList, rules: DeckRules): readonly string[] {
  return gaugesOf(deck, rules)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);
}

function brokenByEngine(deck: DeckList, rules: DeckRules): readonly string[] {
  return validateDeck(deck, { deckRules: rules }).flatMap(({ rule }) => (COUNTED.test(rule) ? [rule] : []));
}

describe("gauges", () => {
  it.each(RULES)("agree with the engine about every ready deck by the %s limits", (rules) => {
    for (const { id, deck } of READY_DECKS)
      expect([id, brokenByGauge(deck, rules)]).toEqual([id, brokenByEngine(deck, rules)]);
  });

  it("GW-2.11 to GW-2.15: agree with the engine about a deck that breaks everything", () => {
    const deck: DeckList = {
      faction: "nilfgaard",
      cards: {
        "menno-coehoorn": 1,
        "etolian-auxiliary-archers": 2,
        "stefan-skellen": 1,
        "shilard-fitz-oesterlen": 1,
        "vattier-de-rideaux": 1,
        "letho-of-gulet": 12,
        decoy: 3,
        scorch: 3,
      },
    };
    const broken = brokenByGauge(deck, "competitive");
    expect(broken).toEqual(brokenByEngine(deck, "competitive"));
    expect(broken).toEqual(["GW-2.11", "GW-2.12", "GW-2.13", "GW-2.14", "GW-2.15"]);
  });

  it("GW-2.2 GW-2.3: an empty deck lacks all its units and has room for specials", () => {
    expect(gaugesOf({ faction: "skellige", cards: {} }, "standard")).toEqual([
      { of: "units", rule: "GW-2.2", count: 0, limit: 22, bound: "least", met: false },
      { of: "specials", rule: "GW-2.3", count: 0, limit: 10, bound: "most", met: true },
    ]);
  });
});
