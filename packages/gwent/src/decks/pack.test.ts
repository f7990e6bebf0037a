import { InputError } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACTIONS } from "../cards/row.ts";
import type { DeckList } from "./deck.ts";
import { deckSize, leadersOf, poolOf } from "./deck.ts";
import { factionSet } from "./faction-set.ts";
import { packDeck, packDecks, unpackDeck, unpackDecks } from "./pack.ts";
import { READY_DECKS, READY_LINE_UPS } from "./ready/all.ts";
import { withCards } from "./test/declared.ts";

/** Any deck of a faction's own and neutral cards, legal or not, with a leader or without. */
const anyDeck: fc.Arbitrary<DeckList> = fc.constantFrom(...FACTIONS).chain((faction) => {
  const pool = poolOf(faction);
  const counts = fc.tuple(...pool.map((card) => fc.nat(Math.max(card.copies, card.copiesVideoGame))));
  const leader = fc.option(fc.constantFrom(...leadersOf(faction).map((card) => card.id)), { nil: undefined });
  return fc.tuple(leader, counts).map(([led, numbers]): DeckList => {
    const entries = pool.map((card, index): [string, number] => [card.id, numbers[index] ?? 0]);
    const cards = Object.fromEntries(entries.filter(([, count]) => count > 0));
    return led === undefined ? { faction, cards } : { faction, leader: led, cards };
  });
});

const NORTH: DeckList = {
  faction: "northern-realms",
  leader: "foltest-the-siegemaster",
  cards: { catapult: 2, trebuchet: 2, decoy: 1 },
};

describe("packed decks", () => {
  it("come back as they were, cards in the same order", () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const text = packDeck(deck);
        expect(text).toMatch(/^[A-Z0-9][\w-]*$/u);
        const unpacked = unpackDeck(text);
        expect(unpacked).toEqual(deck);
        expect(Object.keys(unpacked.cards)).toEqual(Object.keys(deck.cards));
      }),
    );
  });

  it("take at most 24 signs, the whole set of a faction included", () => {
    for (const faction of FACTIONS) {
      const code = packDeck({ faction, cards: factionSet(faction) });
      expect(code.length).toBeLessThanOrEqual(24);
    }
    for (const { deck } of READY_DECKS) {
      const own = withCards(deck, { "torrential-rain": (deck.cards["torrential-rain"] ?? 0) === 0 ? 1 : 0 });
      expect(deckSize(own)).toBeGreaterThanOrEqual(27);
      expect(packDeck(own).length).toBeLessThanOrEqual(24);
    }
  });

  it("keep their links: these texts were published", () => {
    expect(packDeck(NORTH)).toBe("EAGAwhAgKDPP");
    expect(packDeck({ faction: "skellige", cards: { mardroeme: 3, "torrential-rain": 3 } })).toBe(
      "YAAAAgBAAAAGjd",
    );
    expect(packDeck({ faction: "monsters", cards: {} })).toBe("MAN");
  });

  it("do not depend on the order in which the cards were written", () => {
    const turned = { ...NORTH, cards: Object.fromEntries(Object.entries(NORTH.cards).reverse()) };
    expect(packDeck(turned)).toBe(packDeck(NORTH));
  });

  it("of ready decks are their ids", () => {
    for (const { id, deck } of READY_DECKS) {
      expect(packDeck(deck)).toBe(id);
      expect(unpackDeck(id)).toEqual(deck);
    }
  });

  it("join to line-ups", () => {
    const decks = [NORTH, { faction: "monsters", cards: { nekker: 3 } } as const];
    expect(unpackDecks(packDecks(decks))).toEqual(decks);
    for (const { id, decks: ids } of READY_LINE_UPS) {
      expect(unpackDecks(id)).toEqual(ids.map(unpackDeck));
      expect(packDecks(ids.map(unpackDeck))).toBe(id);
    }
  });

  it("cannot hold what the faction cannot have", () => {
    expect(() => packDeck({ ...NORTH, leader: "king-bran" })).toThrow(
      "leader: This deck cannot be turned into a code",
    );
    expect(() => packDeck(withCards(NORTH, { nekker: 1 }))).toThrow(
      "cards.nekker: This deck cannot be turned into a code",
    );
    expect(() => packDeck(withCards(NORTH, { catapult: 3 }))).toThrow(
      "cards.catapult: This deck cannot be turned into a code",
    );
    expect(() => packDeck(withCards(NORTH, { hemdall: 1 }))).toThrow(InputError);
  });
});

describe("broken texts", () => {
  it("are refused, with what to do", () => {
    const code = packDeck(NORTH);
    for (const text of ["", "A", "_", "!!!", code.slice(0, -1), `${code}A`, "A".repeat(2000), "é", "9AAA"])
      expect(() => unpackDeck(text)).toThrow(/is not a deck code\. Copy the whole code again\.$/u);
  });

  it("with one wrong sign, or two swapped neighbours among the counts, are always found", () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), fc.nat(63), (deck, where, digit) => {
        const code = packDeck(deck);
        const place = where % code.length;
        const sign = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".charAt(digit);
        const wrong = code.slice(0, place) + sign + code.slice(place + 1);
        if (wrong !== code) expect(() => unpackDeck(wrong)).toThrow(InputError);
        const swapped =
          code.slice(0, place) + [...code.slice(place, place + 2)].reverse().join("") + code.slice(place + 2);
        const amongCounts = place < code.length - 3;
        if (swapped !== code && amongCounts) expect(() => unpackDeck(swapped)).toThrow(InputError);
      }),
    );
  });

  it("never throw anything but an InputError, and what they unpack to packs to the same text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        try {
          expect(packDeck(unpackDeck(text))).toBe(text.trim());
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });

  it("that look like a ready deck's id get the nearest one", () => {
    expect(() => unpackDeck("nr-seige-line")).toThrow("Did you mean nr-siege-line?");
    expect(() => unpackDeck("xxxxxxxxxxxxxxxxxxxxxxxx")).toThrow(/Use one of nr-siege-line, /u);
  });
});
