import { type DeckList, packDeck, READY_DECKS } from "@medallion/gwent/decks";
import { at } from "@medallion/kernel";
import { expect, it } from "vitest";
import { playStart } from "./play-start.ts";
import { standingOf } from "./standing.ts";

const deck: DeckList = { ...at(READY_DECKS, 0).deck, leader: "foltest-king-of-temeria" };
const fine = { standard: [], competitive: [] };

it("a deck is played in the mode it is meant for", () => {
  const start = { mode: "standard", pick: packDeck(deck) };
  expect(playStart({ deck, cardSet: "box" }, "standard", fine)).toEqual({ kind: "ready", start });
  for (const goal of ["competitive", "tournament"] as const)
    expect(playStart({ deck, cardSet: "box" }, goal, fine)).toEqual({
      kind: "ready",
      start: { ...start, mode: "competitive" },
    });
});

it("a deck that breaks only the stricter limits is played in an ordinary duel", () => {
  const standing = standingOf(deck, "box");
  expect(standing.standard).toEqual([]);
  expect(standing.competitive.length).toBeGreaterThan(0);
  expect(playStart({ deck, cardSet: "box" }, "competitive", standing)).toMatchObject({
    kind: "ready",
    start: { mode: "standard" },
  });
});

it("the printing goes along where it is not the box", () => {
  expect(playStart({ deck, cardSet: "videoGame" }, "standard", fine)).toMatchObject({
    start: { rules: { cardSet: "videoGame" } },
  });
});

it("a deck that is not finished says what a duel lacks", () => {
  const begun: DeckList = { faction: "monsters", cards: { nekker: 3 } };
  const standing = standingOf(begun, "box");
  for (const goal of ["standard", "competitive"] as const)
    expect(playStart({ deck: begun, cardSet: "box" }, goal, standing)).toEqual({
      kind: "faulty",
      faults: standing.standard,
    });
});
