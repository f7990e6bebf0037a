import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "./game.ts";
import type { State } from "./state.ts";
import { choose, rest } from "./test/act.ts";
import { arrange, type Position } from "./test/arrange.ts";
import { shownHand, viewOf } from "./view.ts";

const HAND = ["R-P1", "R-P2", "R-P3"];

function drafted(position: Position = {}): State {
  const state = arrange({
    rows: [["B-P1", "B-P2"], ["G-P1", "G-P2"], ["Y-P2", "Y-P3"], []],
    deck: ["K-P1", "K-P2", "K-P3"],
    turn: 1,
    players: [{ hand: HAND }, { hand: ["Y-P1"] }],
    ...position,
    agenda: [{ kind: "commit" }, { kind: "pick", at: 0 }],
  });
  rest(state);
  return state;
}

describe("what others see of a hand", () => {
  it("is what is common knowledge, and the number of the rest (RO-CK-1.21)", () => {
    const state = drafted();
    choose(state, 0, { row: 1 });
    choose(state, 1, { kind: "deck" });
    const [own, other] = [at(viewOf(state, 1).players, 0), at(viewOf(state, 0).players, 1)];
    expect([own.hand, own.known, own.unknown]).toEqual([undefined, [...HAND, "B-P1", "B-P2"], [0]]);
    expect([other.hand, other.known, other.unknown, other.handCount]).toEqual([undefined, ["Y-P1"], [2], 3]);
  });

  it("does not show who drew what, but all hidden cards together", () => {
    const state = drafted();
    choose(state, 0, { row: 1 });
    choose(state, 1, { kind: "deck" });
    expect(viewOf(state, 0).hidden).toEqual([["K-P1", "K-P2", "K-P3"]]);
    expect(viewOf(state, 1).hidden).toEqual([["K-P3"]]);
    expect(viewOf(state, null).hidden).toEqual([["K-P1", "K-P2", "K-P3"]]);
  });

  it("is shown as a number only with the option, and remembered for bots all the same (RO-1.35)", () => {
    const view = viewOf(drafted({ rules: { knownCards: "hidden" } }), 1);
    expect(shownHand(view, 0)).toEqual({ count: 3, cards: [] });
    expect(at(view.players, 0).known).toEqual(HAND);
    expect(shownHand(viewOf(drafted(), 1), 0)).toEqual({ count: 3, cards: HAND });
  });

  it("keeps cards that are chosen but not revealed (RO-CK-1.21)", () => {
    const state = drafted();
    choose(state, 0, { row: 1 });
    choose(state, 1, { row: 2 });
    choose(state, 2, { kind: "deck" });
    choose(state, 0, { cards: ["R-P1", "R-P2"] });
    expect(at(viewOf(state, 1).players, 0).known).toEqual([...HAND, "B-P1", "B-P2"]);
    expect(viewOf(state, 1).asks.map(({ seat }) => seat)).toEqual([1]);
    expect(at(viewOf(state, 0).players, 0).chosen).toEqual(["R-P1", "R-P2"]);
  });
});

describe("the deck", () => {
  const peek: Position = {
    players: [{ powers: [["D0", { primitive: "DRAFT_PEEK", params: { count: 2 } }]] }],
  };

  it("shows who looked at its top what lies there, and whose hand it goes to", () => {
    const state = drafted(peek);
    choose(state, 0, { kind: "use" });
    expect(viewOf(state, 0).deckSeen).toEqual([
      { place: 0, card: "K-P1" },
      { place: 1, card: "K-P2" },
    ]);
    expect(viewOf(state, 1).deckSeen).toEqual([]);
    choose(state, 0, { row: 1 });
    choose(state, 1, { kind: "deck" });
    expect([at(viewOf(state, 0).players, 1).spied, at(viewOf(state, 2).players, 1).spied]).toEqual([
      ["K-P1", "K-P2"],
      [],
    ]);
  });

  it("is made anew of a pile that all have seen, so old and new secrets are told apart", () => {
    const state = drafted({ deck: ["K-P1"], discard: ["K-P2", "K-P3", "K-P4"] });
    choose(state, 0, { kind: "deck" });
    const view = viewOf(state, 1);
    expect(view.hidden).toEqual([["K-P1"], ["K-P2", "K-P3", "K-P4"]]);
    expect(at(view.players, 0).unknown).toEqual([1, 1]);
  });
});

it("counts what a player owns (RO-CK-1.6)", () => {
  const state = arrange({ players: [{ timeline: ["red C C"], covered: [1], pool: { C: 1 } }] });
  expect(at(ronin.view(state, 1).players, 0).owned).toEqual([2, 0, 0, 0]);
});
