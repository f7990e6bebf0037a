import type { View } from "@medallion/ronin";
import { describe, expect, it } from "vitest";
import { cardsAhead, layingsToTell } from "./pointed-cards.ts";

function view(kind: "play" | "keep" | "place" | "lose"): View {
  return {
    seat: 1,
    asks: [{ kind, seat: 1, id: 3 }],
    rows: [["row-a", "row-b"], []],
    players: [{}, { hand: ["a", "b", "c"], timeline: [{ card: "x", covered: 0 }] }],
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

  it("is asked for ahead: the hand, and in the draft the rows", () => {
    expect(cardsAhead(view("place")).flat()).toEqual(["a", "b", "c", "row-a", "row-b"]);
    expect(cardsAhead(view("play")).flat()).toEqual(["a", "b", "c"]);
  });

  it("is none while something else is asked", () => {
    expect(layingsToTell(view("lose"), { laid: [], pointed: "a" })).toEqual([]);
    expect(cardsAhead(view("lose"))).toEqual([]);
  });
});
