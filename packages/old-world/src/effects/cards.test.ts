import { describe, expect, it } from "vitest";
import { ALL_CARDS } from "../data/index.ts";
import { eventOf, kindsOf, zones } from "../fight/test/table.ts";
import { playerOf, type State } from "../state.ts";
import { asked, choices, choose } from "../test/act.ts";
import { applied } from "./test/apply.ts";

const ANYWHERE = ["hand", "deck", "discard"] as const;

/** The deck of the first player from the top, by the numbers of test cards. */
function idsOf(state: State): readonly number[] {
  const deck = playerOf(state, 0).deck.map((card) => card + 1 - ALL_CARDS.length);
  return deck.toReversed();
}

describe("removing cards", () => {
  it("takes any card of hand, deck or discard pile; no pile grows (OW-T-1.7, OW-1.8, OW-1.9)", () => {
    const state = applied([{ op: "removeCard", n: 1, from: ANYWHERE }], {
      hand: ["red d1", "red d2"],
      deck: ["blue d1", "blue d2", "blue d3", "blue d4", "blue d5"],
      discard: ["green d1", "green d2", "green d3"],
    });
    expect(choices(state, 0)).toHaveLength(10);
    const { events } = choose(state, 0, { from: "deck", card: "T4" });
    expect(zones(state)).toEqual({ H: 2, D: 4, P: 3, S: 0 });
    expect(playerOf(state, 0).removed).toHaveLength(1);
    // The searched deck is shuffled.
    expect(kindsOf(events)).toEqual(["cardsRemoved", "deckShuffled"]);
  });

  it("shuffles a deck that was not searched only if it had to be looked through (OW-1.9, OW-1.22)", () => {
    const eventsOf = (rules: object): readonly string[] => {
      const state = applied(
        [{ op: "removeCard", n: 1, from: ANYWHERE }],
        { hand: ["red d1"], deck: ["blue d1", "blue d2"] },
        { rules },
      );
      return kindsOf(choose(state, 0, { from: "hand" }).events);
    };
    expect(eventsOf({})).toEqual(["cardsRemoved"]);
    expect(eventsOf({ deckListAlwaysVisible: false })).toEqual(["cardsRemoved", "deckShuffled"]);
  });

  it("lists a deck without its order, equal cards once (OW-1.21)", () => {
    const state = applied([{ op: "removeCard", n: 1, from: ["deck"] }], {
      deck: ["blue d1", "red d1", "blue d1", "green d1"],
    });
    const before = choices(state, 0);
    playerOf(state, 0).deck.reverse();
    state.asks = state.asks.map((ask) => ({ ...ask }));
    expect(choices(state, 0)).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it("asks for exactly the number, as far as there are cards (OW-1.9, OW-1.18)", () => {
    const state = applied([{ op: "removeCard", n: 2, from: ["hand"] }], {
      hand: ["red d1", "red d2", "red d3"],
    });
    choose(state, 0, { card: "T1" });
    expect(asked(state)).toEqual(["0 removeCards"]);
    choose(state, 0, { card: "T3" });
    expect(zones(state)).toMatchObject({ H: 1 });
    expect(applied([{ op: "removeCard", n: 2, from: ["hand"] }], { hand: 1 }).players[0]?.hand).toEqual([]);
  });

  it("with an empty hand reveals the top deck card where the effect says so (OW-12.11)", () => {
    const state = applied([{ op: "removeCard", n: 1, from: ["hand"], deckFallback: true }], {
      deck: ["red d1", "red d2"],
    });
    expect(eventOf(state.done.events, "cardsRemoved")).toMatchObject({ cards: ["T1"], from: "deck" });
    expect(zones(state)).toMatchObject({ H: 0, D: 1, P: 0 });
  });
});

describe("discarding cards", () => {
  it("lets the owner choose one card after the other (OW-1.7, OW-1.18)", () => {
    const state = applied([{ op: "discardHand", n: 2, pick: "owner" }], {
      hand: ["red d1", "red d2", "red d3"],
    });
    choose(state, 0, { kind: "discard", card: "T2" });
    choose(state, 0, { kind: "discard", card: "T3" });
    expect(zones(state)).toMatchObject({ H: 1, P: 2 });
    expect(state.asks).toEqual([]);
  });

  it("takes what the hand lacks from the top of the deck where the effect says so (OW-12.10)", () => {
    const random = { op: "discardHand", n: 3, pick: "random", deckFallback: true } as const;
    const state = applied([random], { hand: 1, deck: ["red d1", "red d2", "red d3"] });
    expect(zones(state)).toEqual({ H: 0, D: 1, P: 3, S: 0 });
    expect(state.done.final).toBe(true);
    const owner = applied([{ ...random, pick: "owner" }], { hand: 1, deck: 5 });
    expect(zones(owner)).toEqual({ H: 0, D: 3, P: 3, S: 0 });
  });

  it("from the own deck searches and shuffles it (OW-1.18)", () => {
    const state = applied([{ op: "discardDeck", n: 1, pick: "owner" }], { deck: ["red d1", "blue d1"] });
    expect(kindsOf(choose(state, 0, { card: "T2", from: "deck" }).events)).toEqual([
      "cardsDiscarded",
      "deckShuffled",
    ]);
    expect(zones(state)).toMatchObject({ D: 1, P: 1 });
    expect(asked(applied([{ op: "discardDeck", n: 1, pick: "owner" }], { deck: 0 }))).toEqual([]);
  });
});

describe("the own discard pile", () => {
  it("gives its top card, or any card, into the hand without a limit (OW-3.19)", () => {
    const top = applied([{ op: "takeDiscard", pick: "top" }], { hand: 8, discard: ["red d1", "red d2"] });
    expect(eventOf(top.done.events, "cardTakenBack")).toMatchObject({ card: "T9", to: "hand" });
    expect(zones(top)).toMatchObject({ H: 9, P: 1 });
    const any = applied([{ op: "takeDiscard", pick: "any" }], { discard: ["red d1", "red d2"] });
    expect(choices(any, 0)).toMatchObject([{ card: "T1" }, { card: "T2" }]);
    choose(any, 0, { card: "T2" });
    expect(zones(any)).toMatchObject({ H: 1, P: 1 });
    expect(asked(applied([{ op: "takeDiscard", pick: "any" }]))).toEqual([]);
  });

  it("gives up to so many cards back to the deck, which is shuffled (OW-11.26)", () => {
    const state = applied([{ op: "discardToDeck", n: 2, pick: "owner" }], {
      deck: 1,
      discard: ["red d1", "red d2", "red d3"],
    });
    choose(state, 0, { kind: "takeBack", card: "T3", to: "deck" });
    const { events } = choose(state, 0, { kind: "done" });
    expect(kindsOf(events)).toEqual(["deckShuffled"]);
    expect(zones(state)).toMatchObject({ D: 2, P: 2 });
    const declined = applied([{ op: "discardToDeck", n: 2, pick: "owner" }], { deck: 1, discard: 2 });
    expect(choose(declined, 0, { kind: "done" }).events).toEqual([]);
    const random = applied([{ op: "discardToDeck", n: 1, pick: "random" }], { deck: 1, discard: 2 });
    expect(zones(random)).toMatchObject({ D: 2, P: 1 });
  });
});

describe("cards under the own deck", () => {
  it("go there unseen, then as many and the bonus are drawn (OW-11.26)", () => {
    const state = applied([{ op: "cycleHand", max: 2, bonus: 1 }], {
      hand: ["red d1", "red d2"],
      deck: ["blue d1", "blue d2", "blue d3"],
    });
    expect(eventOf(choose(state, 0, { kind: "bury", card: "T1" }).events, "cardsBuried")).toMatchObject({
      count: 1,
      cards: [],
    });
    const { final } = choose(state, 0, { kind: "done" });
    expect([final, zones(state)]).toEqual([true, { H: 3, D: 2, P: 0, S: 0 }]);
    expect(idsOf(state)).toEqual([5, 1]);
    const none = applied([{ op: "cycleHand", max: 2, bonus: 1 }], { deck: 3 });
    expect(zones(none)).toMatchObject({ H: 1, D: 2 });
  });
});

describe("looking at the own deck", () => {
  const deck = ["red d1", "red d2", "red d3", "red d4"];
  it("takes some cards and puts the rest under the deck in any order (OW-3.19, OW-11.26)", () => {
    const state = applied([{ op: "lookOwnDeck", look: 3, take: 1, rest: "bottom" }], { deck });
    expect(choices(state, 0)).toMatchObject([{ card: "T1" }, { card: "T2" }, { card: "T3" }]);
    choose(state, 0, { kind: "keepSeen", card: "T2" });
    choose(state, 0, { kind: "putBack", card: "T3", to: "bottom" });
    expect(idsOf(state)).toEqual([4, 3, 1]);
    expect(zones(state)).toMatchObject({ H: 1, D: 3 });
  });

  it("or back on top (OW-11.26)", () => {
    const state = applied([{ op: "lookOwnDeck", look: 4, take: 1, rest: "top" }], { deck });
    choose(state, 0, { kind: "keepSeen", card: "T1" });
    choose(state, 0, { kind: "putBack", card: "T3" });
    choose(state, 0, { kind: "putBack", card: "T4" });
    expect(idsOf(state)).toEqual([3, 4, 2]);
    expect(state.asks).toEqual([]);
  });

  it("with fewer cards all are looked at, and a full hand is no limit (OW-3.19)", () => {
    const state = applied([{ op: "lookOwnDeck", look: 3, take: 2, rest: "top" }], { hand: 7, deck: 2 });
    expect(zones(state)).toMatchObject({ H: 9, D: 0 });
    expect(applied([{ op: "lookOwnDeck", look: 3, take: 2, rest: "top" }]).done.events).toEqual([]);
  });
});
