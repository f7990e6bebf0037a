import { canonical, settle } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";
import type { State } from "../state.ts";

const CARDS = { X: "close 7", Y: "siege 2", Z: "ranged 3" };

/** A solo position at rest. */
function solo(AU: object, options: object = {}): State {
  const position = { turn: "AU", Player: { hand: 2 }, AU };
  const state = arrange({ mode: "solo", options, cards: CARDS, position, forced: [] });
  settle(gwent, state);
  return state;
}

const seen = (state: State): readonly string[] => [0, null].map((seat) => canonical(gwent.view(state, seat)));

describe("what the automaton hides", () => {
  test("GW-17.17 GW-1.19: which card lies under a Decoy and which in the deck cannot be told apart", () => {
    const one = { deck: ["Decoy", { card: "X", number: 20 }, { card: "Y", number: 21 }, "Z"] };
    const other = { deck: ["Decoy", { card: "Y", number: 21 }, { card: "X", number: 20 }, "Z"] };
    expect(seen(solo(one))).toEqual(seen(solo(other)));
  });

  test("GW-17.17: a Decoy over nothing is not taken for one over a card", () => {
    expect(seen(solo({ deck: ["Decoy"] }))).not.toEqual(seen(solo({ deck: ["Decoy", "X"] })));
  });

  test("GW-16.6 GW-CK-16.11: the order of its leaders is not seen", () => {
    const one = ["eredin-the-treacherous", "eredin-bringer-of-death"];
    expect(seen(solo({ leaders: one }))).toEqual(seen(solo({ leaders: one.toReversed() })));
  });

  test("GW-17.19 GW-1.23: a hidden card stays in the size of its list and is seen once it is shown", () => {
    const state = solo({ deck: ["Decoy", "X", "Y"] });
    const sizeNow = () => gwent.view(state, 0).players[1]?.listCount;
    const before = sizeNow();
    gwent.choose(state, 0, { kind: "pass" });
    settle(gwent, state);
    expect(state.rounds).toHaveLength(1);
    expect(gwent.view(state, 0).players[1]?.revealed).toContain("X");
    expect([before, sizeNow()]).toEqual([3, 3]);
  });
});
