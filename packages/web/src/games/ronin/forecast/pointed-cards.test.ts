import type { View } from "@medallion/ronin";
import { describe, expect, it } from "vitest";
import { cardsAhead, layingsToTell } from "./pointed-cards.ts";

function view(kind: "play" | "keep" | "place" | "take" | "lose", peeked = 0): View {
  return {
    seat: 1,
    deckSeen: ["top", "second", "third"].map((card, place) => ({ place, card })),
    asks: [{ kind, seat: 1, id: 3 }],
    rows: [["row-a", "row-b"], []],
    players: [{}, { peeked, hand: ["a", "b", "c"], timeline: [{ card: "x", covered: 0 }] }],
  } as unknown as View;
}

describe("which cards are told of", () => {
  it.each([
    [[], undefined, []],
    [[], "b", [["b"]]],
    [["a"], "b", [["a", "b"]]],
    [["a"], undefined, [["a"]]],
    [["a", "b"], undefined, [["a", "b"]]],
    [["a", "b"], "a", [["a", "b"]]],
    [["a", "b"], "c", [["a", "c"]]],
    [["a"], "x", [["a"]]],
  ])("laid %j and pointing at %s it is %j, in this order", (laid, pointed, layings) => {
    expect(layingsToTell(view("play"), { laid, pointed })).toEqual(layings);
  });

  it("is what can be kept in cleaning", () => {
    expect(layingsToTell(view("keep"), { laid: [], pointed: "x" })).toEqual([["x"]]);
    expect(layingsToTell(view("keep"), { laid: [], pointed: "a" })).toEqual([]);
  });

  it.each([
    [undefined, undefined, []],
    [undefined, "row-b", [["row-b"]]],
    [undefined, "a", [["a"]]],
    [1, undefined, [["row-a"], ["row-b"]]],
    [1, "row-b", [["row-a"], ["row-b"]]],
    [1, "a", [["a"]]],
  ])(
    "is in the draft each card by itself: row %s held and pointing at %s it is %j",
    (row, pointed, layings) => {
      expect(layingsToTell(view("place"), { laid: [], row, pointed })).toEqual(layings);
    },
  );

  it.each([
    [0, 0, undefined, [["top"], ["second"]]],
    [0, 0, "second", [["top"], ["second"]]],
    [0, undefined, "top", [["top"]]],
    [0, undefined, "third", []],
    // Who looks at three takes any two of them afterwards.
    [3, 0, undefined, []],
    [3, undefined, "third", [["third"]]],
  ])(
    "is at the deck what is known of its top: %i looked at, row %s held and pointing at %s it is %j",
    (peeked, row, pointed, layings) => {
      expect(layingsToTell(view("place", peeked), { laid: [], row, pointed })).toEqual(layings);
    },
  );

  it.each([
    [[], undefined, []],
    [[], "third", [["third"]]],
    [["top", "third"], undefined, [["top"], ["third"]]],
    [["top"], "second", [["second"]]],
    [["top"], "a", [["a"]]],
  ])(
    "is while two of the top cards are taken each by itself: %j laid and pointing at %s it is %j",
    (laid, pointed, layings) => {
      expect(layingsToTell(view("take", 3), { laid, pointed })).toEqual(layings);
    },
  );

  it("is asked for ahead: the hand, and in the draft the rows and what is known of the deck", () => {
    expect(cardsAhead(view("place")).flat()).toEqual(["a", "b", "c", "row-a", "row-b", "top", "second"]);
    expect(cardsAhead(view("take", 3)).flat()).toEqual(["a", "b", "c", "top", "second", "third"]);
    expect(cardsAhead(view("play")).flat()).toEqual(["a", "b", "c"]);
  });

  it("is none while something else is asked", () => {
    expect(layingsToTell(view("lose"), { laid: [], pointed: "a" })).toEqual([]);
    expect(cardsAhead(view("lose"))).toEqual([]);
  });
});
