import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { boxOf } from "../box.ts";
import type { Effects } from "../data/index.ts";
import type { Seated } from "../fight/test/table.ts";
import { storyNamed } from "../tale/test/table.ts";
import { rest } from "../test/act.ts";
import { payable } from "./payable.ts";
import { tableWith } from "./test/apply.ts";

/** Whether the player can pay the effects, and what is left once they are applied. */
function pay(cost: Effects, player: Seated): readonly [boolean, ...number[]] {
  const state = tableWith(cost, player);
  const { options } = at(boxOf(state).stories, storyNamed(state, "X"));
  const can = payable(state, 0, at(options, 0).effects);
  rest(state);
  const { gold, potions, hand } = at(state.players, 0);
  return [can, gold, potions.length, hand.length];
}

describe("a cost", () => {
  it("must be payable in full (OW-8.3, OW-11.23)", () => {
    expect(pay([{ op: "gold", n: -2 }], { gold: 2 })).toEqual([true, 0, 0, 0]);
    expect(pay([{ op: "gold", n: -2 }], { gold: 1 })).toEqual([false, 0, 0, 0]);
    expect(pay([{ op: "potion", n: -1 }], { potions: ["swallow"] })).toEqual([true, 0, 0, 0]);
    expect(pay([{ op: "potion", n: -2 }], { potions: ["swallow"] })).toEqual([false, 0, 0, 0]);
    expect(pay([{ op: "discardHand", n: 2, pick: "owner" }], { hand: 2 })).toEqual([true, 0, 0, 0]);
    expect(pay([{ op: "discardHand", n: 3, pick: "owner" }], { hand: 2 })).toEqual([false, 0, 0, 0]);
    expect(pay([], {})).toEqual([true, 0, 0, 0]);
  });

  it("adds up what it demands of one thing (OW-8.3)", () => {
    const twice = [
      { op: "gold", n: -2 },
      { op: "gold", n: -2 },
    ] as const;
    expect(pay(twice, { gold: 3 })[0]).toBe(false);
    expect(pay(twice, { gold: 4 })).toEqual([true, 0, 0, 0]);
  });

  it("is nothing else than what can be counted beforehand (OW-8.3)", () => {
    expect(pay([{ op: "shield", n: -1 }], { shield: 1 })[0]).toBe(false);
  });
});
