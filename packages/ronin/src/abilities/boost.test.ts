import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { Power } from "../data/index.ts";
import { newWork } from "../effects/resolve.ts";
import type { State } from "../state.ts";
import { USED } from "../state.ts";
import { asked, choices, choose, poolOf, rest } from "../test/act.ts";
import { arrange, type Seated } from "../test/arrange.ts";

const FULL: Power = { primitive: "FULL_RESULT" };
const ignore = (count: number): Power => ({ primitive: "IGNORE_LOSS", params: { count } });
const wild = (count: number): Power => ({ primitive: "WILD_COLOUR", params: { count } });

function resolving(powers: readonly Power[], own: Seated, others: readonly Seated[] = []): State {
  const state = arrange({
    players: [{ ...own, powers: powers.map((power) => ["K1", power]) }, ...others],
  });
  const { timeline } = at(state.players, 0);
  const place = timeline.length - 1;
  state.agenda = [{ kind: "effect", work: newWork(0, at(timeline, place), place, "play") }];
  rest(state);
  return state;
}

describe("IGNORE_LOSS", () => {
  it("pays less for the same result (RO-CK-7.2)", () => {
    const state = resolving([ignore(1)], { timeline: ["red C3>R9(C)"], pool: { E: 2 } });
    expect(choices(state, 0)).toEqual([{ kind: "decline" }, { kind: "use", ability: "geralt-1" }]);
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ C: 2, E: 1 });
    expect(at(at(state.players, 0).abilities, 0)).toBe(USED);
  });

  it("cannot be used where there is nothing to lose (RO-CK-7.3)", () => {
    expect(asked(resolving([ignore(1)], { timeline: ["red C1(E)>R7"] }))).toEqual([]);
    expect(asked(resolving([ignore(1)], { timeline: ["red C8(red)>R3"] }))).toEqual([]);
  });

  it("adds up with a second one (RO-CK-7.18)", () => {
    const state = resolving([ignore(1), ignore(1)], { timeline: ["red C3>R4"], pool: { E: 3 } });
    choose(state, 0, { ability: "geralt-1" });
    choose(state, 0, { ability: "geralt-2" });
    expect(poolOf(state, 0)).toEqual({ C: 3, E: 2 });
  });

  it("is not offered once nothing is left to pay", () => {
    const state = resolving([ignore(3), ignore(1)], { timeline: ["red C3>R4"], pool: { E: 3 } });
    choose(state, 0, { ability: "geralt-1" });
    expect(asked(state)).toEqual([]);
    expect(poolOf(state, 0)).toEqual({ C: 3, E: 3 });
  });

  it("stays where it is declined", () => {
    const state = resolving([ignore(1)], { timeline: ["red C3>R9(C)"], pool: { E: 2 } });
    choose(state, 0, { kind: "decline" });
    expect(poolOf(state, 0)).toEqual({ C: 2 });
    expect(at(at(state.players, 0).abilities, 0)).not.toBe(USED);
  });
});

describe("FULL_RESULT", () => {
  it("gives 3 of a scaled result (RO-CK-7.4)", () => {
    const state = resolving([FULL], { timeline: ["green C8(green)>R3"] });
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ M: 3 });
  });

  it("is offered at level 0, and not where it changes nothing (RO-CK-7.16)", () => {
    const state = resolving([FULL], { timeline: ["green C4(green)>R5"] });
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ M: 2 });
    expect(asked(resolving([FULL], { timeline: ["green", "green C4(green)>R5"] }))).toEqual([]);
  });

  it("is offered where it saves the payment", () => {
    const state = resolving([FULL], { timeline: ["red C1(E)>R7"], pool: { E: 1 } });
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ M: 1, C: 1, E: 1 });
  });

  it("comes after the partner of C5, and not at a partner who gives all (RO-CK-7.17)", () => {
    const own = { timeline: ["red C5(red)>R3"] };
    const state = resolving([FULL], own, [{ timeline: ["red"] }, { timeline: ["red", "red", "red"] }]);
    expect(asked(state)).toEqual(["0 partner"]);
    choose(state, 0, { side: "left" });
    expect(asked(state)).toEqual(["0 ability"]);
    const other = resolving([FULL], own, [{ timeline: ["red"] }, { timeline: ["red", "red", "red"] }]);
    choose(other, 0, { side: "right" });
    expect([asked(other), poolOf(other, 0)]).toEqual([[], { M: 3 }]);
  });
});

describe("WILD_COLOUR", () => {
  const used = (count: number, timeline: readonly string[]): object => {
    const state = resolving([wild(count)], { timeline });
    if (asked(state).length > 0) choose(state, 0, { kind: "use" });
    return poolOf(state, 0);
  };

  it("raises the level as far as it can, by cards in scope only", () => {
    expect(used(1, ["red", "red", "red C8(green)>R3"])).toEqual({ M: 1 });
    expect(used(3, ["red", "red", "red C8(green)>R3"])).toEqual({ M: 3 });
    expect(used(3, ["red C8(green)>R3"])).toEqual({ M: 1 });
  });

  it("makes exactly one or exactly two", () => {
    expect(used(3, ["red", "red", "red C6(green)>R5"])).toEqual({ M: 2 });
    expect(used(3, ["red", "red", "red C7(green)>R5"])).toEqual({ M: 2 });
    expect(used(1, ["red", "red", "red C7(green)>R5"])).toEqual({});
  });

  it("cannot make fewer", () => {
    expect(used(3, ["green", "green", "red C6(green)>R5"])).toEqual({});
  });

  it("does not help a condition on a partner", () => {
    expect(used(3, ["red C5(green)>R3"])).toEqual({});
  });
});
