import type { View } from "@medallion/ronin";
import { describe, expect, it } from "vitest";
import { cardsAhead, cardsToTell } from "./pointed-cards.ts";

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
    [[], "b", ["b"]],
    [["a"], "b", ["a", "b"]],
    [["a"], undefined, ["a"]],
    [["a", "b"], "a", ["a"]],
    [["a", "b"], "c", ["a", "c"]],
    [["a"], "x", ["a"]],
  ])("laid %j and pointing at %s it is %j", (laid, pointed, cards) => {
    expect(cardsToTell(view("play"), laid, pointed)).toEqual(cards);
  });

  it("is what can be kept in cleaning, and rows too while one drafts", () => {
    expect(cardsToTell(view("keep"), [], "x")).toEqual(["x"]);
    expect(cardsToTell(view("keep"), [], "a")).toEqual([]);
    expect(cardsToTell(view("place"), [], "row-b")).toEqual(["row-b"]);
    expect(cardsAhead(view("place")).flat()).toEqual(["a", "b", "c", "row-a", "row-b"]);
  });

  it("is none while something else is asked", () => {
    expect(cardsToTell(view("lose"), [], "a")).toEqual([]);
    expect(cardsAhead(view("lose"))).toEqual([]);
  });
});
