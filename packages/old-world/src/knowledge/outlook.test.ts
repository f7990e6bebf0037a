import { describe, expect, it } from "vitest";
import { arrange, beast, type Seated } from "../fight/test/table.ts";
import { oldWorld } from "../game.ts";
import type { View } from "../view.ts";
import { outlookOf } from "./outlook.ts";

const STRONG: Seated = {
  hand: ["red d3 blue(d2)", "blue d2 red(d2)", "red d3"],
  deck: Array.from({ length: 14 }, () => "red d3 red(d1)"),
  attributes: [4, 4, 2, 2],
  shield: 4,
};
const WEAK: Seated = { hand: ["blue"], deck: ["blue", "blue"], attributes: [1, 1, 1, 1], shield: 0 };

function withDeck(cards: number): Seated {
  const deck = Array.from({ length: cards }, () => "red d1");
  return { hand: ["red d2", "blue d1", "red d1"], deck, attributes: [2, 1, 1, 1], shield: 1 };
}

function viewOf(witcher: Seated, life: number, seat: number | null = 0): View {
  return oldWorld.view(arrange({ players: [witcher, {}], ...beast(life), agenda: [] }), seat);
}

describe("how a fight would probably end", () => {
  it("is told from what the witcher has and what the monster has", () => {
    expect(outlookOf(viewOf(STRONG, 6), "beast")).toBe("good");
    expect(outlookOf(viewOf(WEAK, 9), "beast")).toBe("poor");
  });

  it("grows better step by step with the cards that the witcher lives by", () => {
    const told = Array.from({ length: 30 }, (_, more) => outlookOf(viewOf(withDeck(more), 11), "beast"));
    expect([...new Set(told)]).toEqual(["poor", "open", "fair", "good"]);
  });

  it("does not depend on where hidden cards lie", () => {
    const view = viewOf(STRONG, 9);
    const shuffled = {
      ...view,
      players: view.players.map((player) => ({ ...player, hidden: player.hidden.toReversed() })),
    };
    expect(outlookOf(shuffled, "beast")).toBe(outlookOf(view, "beast"));
  });

  it("is nothing for who only watches, nor for a monster that is nowhere on the map", () => {
    expect(outlookOf(viewOf(STRONG, 6, null), "beast")).toBeUndefined();
    expect(outlookOf(viewOf(STRONG, 6), "nobody")).toBeUndefined();
  });
});
