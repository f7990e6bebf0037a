import { describe, expect, it } from "vitest";
import { ALL_CARDS } from "../cards/all.ts";
import { FACTIONS } from "../cards/row.ts";
import { cardsOf, deckSize, inOrder, leadersOf, poolOf } from "./deck.ts";

describe("a deck list", () => {
  it("GW-1.15: is dealt out in the order of all cards, however its keys are ordered", () => {
    const deck = { faction: "monsters", cards: { decoy: 1, nekker: 2, draug: 1 } } as const;
    expect(cardsOf(deck)).toEqual(["draug", "nekker", "nekker", "decoy"]);
    expect(deckSize(deck)).toBe(4);
  });

  it("has cards that are not printed at its end, as they came", () => {
    expect(Object.keys(inOrder({ second: 1, nekker: 1, first: 1 }))).toEqual(["nekker", "second", "first"]);
  });

  it("GW-2.1 GW-2.4 GW-2.6: is made of own and neutral cards, without leaders and tokens", () => {
    for (const faction of FACTIONS) {
      const pool = poolOf(faction);
      const barred = ALL_CARDS.filter((card) => !pool.includes(card));
      for (const card of pool) expect([faction, "neutral"]).toContain(card.faction);
      for (const card of barred)
        expect(
          card.token === true || card.kind === "leader" || ![faction, "neutral"].includes(card.faction),
        ).toBe(true);
      expect(leadersOf(faction)).toHaveLength(5);
    }
  });
});
