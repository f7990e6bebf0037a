import { describe, expect, it } from "vitest";
import type { DeckList } from "./deck.ts";
import { factionSet } from "./faction-set.ts";
import { faultIds, inRuleOrder } from "./fault.ts";
import { declared, withCards } from "./test/declared.ts";
import type { DeckOptions } from "./validate.ts";
import { validateDeck, validateSoloDeck } from "./validate.ts";

/** A legal Northern deck of 22 units and no specials, in both card sets. */
const NORTH: DeckList = {
  faction: "northern-realms",
  leader: "foltest-the-siegemaster",
  cards: {
    "esterad-thyssen": 1,
    "john-natalis": 1,
    ballista: 1,
    "blue-stripes-commando": 3,
    catapult: 2,
    "crinfrid-reavers-dragon-hunter": 3,
    "kaedweni-siege-expert": 3,
    "poor-fucking-infantry": 3,
    "redanian-foot-soldier": 2,
    trebuchet: 2,
    ves: 1,
  },
};
const TEN_SPECIALS = { decoy: 3, scorch: 3, "commanders-horn": 2, "biting-frost": 2 };

const report = (deck: DeckList, options: DeckOptions = {}): readonly string[] =>
  faultIds(validateDeck(deck, options));

describe("the standard limits", () => {
  it("GW-2.1 GW-2.2 GW-2.3 GW-CK-2.1: one leader, 22 units and 10 specials of one faction are legal", () => {
    expect(report(withCards(NORTH, TEN_SPECIALS))).toEqual([]);
  });

  it("GW-2.2 GW-2.3 GW-2.7 GW-CK-2.2: 21 units and 11 specials are both reported, in ascending order", () => {
    const deck = withCards(NORTH, { ...TEN_SPECIALS, "clear-weather": 1, ves: 0 });
    const faults = validateDeck(deck);
    expect(faults.map((fault) => fault.rule)).toEqual(["GW-2.2", "GW-2.3"]);
    expect(faults.map((fault) => fault.message.values)).toEqual([
      { count: 21, limit: 22, missing: 1 },
      { count: 11, limit: 10, excess: 1 },
    ]);
  });

  it("GW-2.2 GW-CK-2.3: 16 plain units and 6 heroes are 22 units; no specials are needed", () => {
    const { deck, lookup } = declared({ plain: { count: 16 }, champion: { count: 6, kind: "hero" } });
    expect(validateDeck(deck, {}, lookup)).toEqual([]);
  });

  it("GW-2.2: there is no upper limit of units", () => {
    const deck = withCards({ ...NORTH, cards: factionSet("northern-realms") }, { "biting-frost": 0 });
    expect(report(deck)).toEqual(["GW-2.3"]);
  });

  it("GW-2.3: weather cards count as specials", () => {
    const weather = { "biting-frost": 3, "impenetrable-fog": 3, "torrential-rain": 3, "skellige-storm": 1 };
    expect(report(withCards(NORTH, weather))).toEqual([]);
    expect(report(withCards(NORTH, { ...weather, "skellige-storm": 2 }))).toEqual(["GW-2.3"]);
  });
});

describe("the leader", () => {
  it("GW-2.1: a deck without a leader is reported", () => {
    const { leader: _, ...leaderless } = NORTH;
    expect(report(leaderless)).toEqual(["GW-2.1"]);
  });

  it("GW-2.1: a leader of another faction, or a card that leads nobody, is reported", () => {
    for (const leader of ["king-bran", "ves"]) {
      const [fault, ...others] = validateDeck({ ...NORTH, leader });
      expect(fault).toMatchObject({ rule: "GW-2.1", card: leader });
      expect(others).toEqual([]);
    }
  });

  it("GW-2.1: a leader is no card of the deck, so a second one among the cards is reported and no unit", () => {
    expect(report(withCards(NORTH, { "foltest-son-of-medell": 1 }))).toEqual(["GW-2.1"]);
    expect(report(withCards(NORTH, { "foltest-son-of-medell": 1, ves: 0 }))).toEqual(["GW-2.1", "GW-2.2"]);
  });
});

describe("single cards", () => {
  it("GW-2.4 GW-CK-2.10: a foreign unit and a foreign special are reported with their names", () => {
    expect(validateDeck(withCards(NORTH, { nekker: 1 }))).toMatchObject([{ rule: "GW-2.4", card: "nekker" }]);
    const nilfgaard = {
      faction: "nilfgaard",
      leader: "emhyr-the-relentless",
      cards: factionSet("nilfgaard"),
    } as const;
    const legal = withCards(nilfgaard, noSpecials());
    expect(report(legal)).toEqual([]);
    expect(report(withCards(legal, { mardroeme: 1 }))).toEqual(["GW-2.4"]);
  });

  it("GW-2.4 GW-CK-2.10: a Skellige deck may hold three mardroeme", () => {
    const skellige = { faction: "skellige", leader: "king-bran", cards: factionSet("skellige") } as const;
    expect(report(withCards(skellige, { ...noSpecials(), mardroeme: 3 }))).toEqual([]);
  });

  it("GW-2.5 GW-CK-2.11: two ballista are legal, three are one too many", () => {
    expect(report(withCards(NORTH, { ballista: 2 }))).toEqual([]);
    const [fault] = validateDeck(withCards(NORTH, { ballista: 3 }));
    expect(fault).toMatchObject({ rule: "GW-2.5", card: "ballista" });
    expect(fault?.message.values).toMatchObject({ count: 3, limit: 2, excess: 1 });
  });

  it("GW-2.5 GW-2.24 GW-CK-2.11: the video game has one ballista, four infantry and no Roach", () => {
    const cardSet = "videoGame";
    expect(report(NORTH, { cardSet })).toEqual([]);
    expect(report(withCards(NORTH, { ballista: 2 }), { cardSet })).toEqual(["GW-2.5"]);
    expect(report(withCards(NORTH, { roach: 1 }), { cardSet })).toEqual(["GW-2.5"]);
    expect(report(withCards(NORTH, { roach: 1 }))).toEqual([]);
    expect(report(withCards(NORTH, { "poor-fucking-infantry": 4 }), { cardSet })).toEqual([]);
    expect(report(withCards(NORTH, { "poor-fucking-infantry": 5 }), { cardSet })).toEqual(["GW-2.5"]);
    expect(report(withCards(NORTH, { "poor-fucking-infantry": 4 }))).toEqual(["GW-2.5"]);
  });

  it("GW-2.24: a leader that the video game lacks is reported there and nowhere else", () => {
    const cards = withCards({ ...NORTH, cards: factionSet("skellige", "videoGame") }, noSpecials()).cards;
    for (const leader of [
      "arnjolf-the-patricide",
      "eist-tuirseach-king-of-cintra",
      "harald-an-craite-the-cripple",
    ]) {
      const deck = { faction: "skellige", leader, cards } as const;
      expect(report(deck)).toEqual([]);
      expect(validateDeck(deck, { cardSet: "videoGame" })).toMatchObject([{ rule: "GW-2.5", card: leader }]);
    }
  });

  it("GW-2.6 GW-CK-2.9: a token is reported, once, and is no unit of the deck", () => {
    expect(report(withCards(NORTH, { "bovine-defence-force": 1 }))).toEqual(["GW-2.6"]);
    expect(report(withCards(NORTH, { hemdall: 1 }), { cardSet: "videoGame" })).toEqual(["GW-2.6"]);
    expect(report(withCards(NORTH, { "bovine-defence-force": 1, ves: 0 }))).toEqual(["GW-2.2", "GW-2.6"]);
  });

  it("a card nobody knows is an error of input, not a fault", () => {
    expect(() => validateDeck(withCards(NORTH, { nobody: 1 }))).toThrow(
      "cards.nobody: No card is called “nobody”. Use a card’s id or name.",
    );
    expect(() => validateDeck({ ...NORTH, leader: "nobody" })).toThrow(
      "leader: No card is called “nobody”. Use a card’s id or name.",
    );
  });
});

describe("the report", () => {
  it("GW-2.7: every broken limit is named, each card of its own, and ids come once", () => {
    const deck = withCards(NORTH, { ballista: 3, ves: 2, nekker: 1, hemdall: 1, "king-bran": 1 });
    const faults = validateDeck(deck);
    expect(faults.map((fault) => [fault.rule, fault.card])).toEqual([
      ["GW-2.1", "king-bran"],
      ["GW-2.4", "nekker"],
      ["GW-2.5", "ballista"],
      ["GW-2.5", "ves"],
      ["GW-2.6", "hemdall"],
    ]);
    expect(faultIds(faults)).toEqual(["GW-2.1", "GW-2.4", "GW-2.5", "GW-2.6"]);
  });

  it("GW-2.7: rules ascend by number, not by letter", () => {
    const faults = ["GW-16.18", "GW-2.10", "GW-2.5"].map((rule) => ({ rule, message: { key: rule } }));
    expect(faultIds(faults)).toEqual(["GW-2.5", "GW-2.10", "GW-16.18"]);
    expect(inRuleOrder(faults).map((fault) => fault.rule)).toEqual(faultIds(faults));
  });
});

describe("a deck built for solo", () => {
  it("GW-16.17 GW-16.18 GW-CK-16.9: one Frost is rejected, two Clear Weather are accepted", () => {
    const frost = validateSoloDeck(withCards(NORTH, { "biting-frost": 1 }));
    expect(frost).toMatchObject([{ rule: "GW-16.18", card: "biting-frost" }]);
    expect(validateSoloDeck(withCards(NORTH, { "clear-weather": 2 }))).toEqual([]);
  });

  it("GW-16.18: the standard limits hold too and come first", () => {
    const deck = withCards(NORTH, { ves: 0, ballista: 3, "skellige-storm": 1, "biting-frost": 2 });
    expect(faultIds(validateSoloDeck(deck))).toEqual(["GW-2.5", "GW-16.18"]);
    expect(validateSoloDeck(deck).filter((fault) => fault.rule === "GW-16.18")).toHaveLength(2);
  });
});

function noSpecials(): Record<string, number> {
  const specials = ["commanders-horn", "decoy", "scorch", "mardroeme", "biting-frost", "clear-weather"];
  return Object.fromEntries(
    [...specials, "impenetrable-fog", "skellige-storm", "torrential-rain"].map((id) => [id, 0]),
  );
}
