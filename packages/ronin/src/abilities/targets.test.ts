import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { ronin } from "../game.ts";
import { exchangesOf } from "./convert.ts";
import { subsetsOf } from "./subsets.ts";
import { isUsable, targetsOf } from "./targets.ts";

it("an ability is usable exactly where it has a target, all through random games", () => {
  const random = randomOf("targets");
  for (const humans of [1, 3, 5]) {
    const state = begin(ronin, ronin.parseOptions({ humans }), randomFrom(seedFrom(`targets ${humans}`)));
    while (ronin.outcome(state) === undefined) {
      const { seat } = at(ronin.questions(state), 0);
      for (const ability of state.phase === "setup" ? [] : BOX.abilities) {
        const targets = targetsOf(state, seat, ability);
        expect(isUsable(state, seat, ability), ability.id).toBe(targets.length > 0);
        expect(new Set(targets.map((target) => JSON.stringify(target))).size).toBe(targets.length);
      }
      const choices = ronin.choices(state, seat);
      play(ronin, state, seat, at(choices, random.below(choices.length)));
    }
  }
});

describe("lists of targets", () => {
  it("subsets come by size, then in the order of the list", () => {
    expect(subsetsOf(["a", "b", "c"], 2)).toEqual([["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"]]);
    expect(subsetsOf(["a"], 3)).toEqual([["a"]]);
    expect(subsetsOf([], 2)).toEqual([]);
  });

  it("exchanges never give back what is given away", () => {
    for (const target of exchangesOf([2, 1, 2, 1], [1, 0], 3)) {
      if (target.kind !== "convert") throw new Error("no exchange");
      expect(target.away.some((symbol) => target.symbols.includes(symbol))).toBe(false);
      expect(target.away.length).toBe(target.symbols.length);
    }
  });
});
