import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { arrange, type Seated } from "../test/arrange.ts";
import { effectOf, eligiblePartners, measure } from "./condition.ts";
import { newWork } from "./resolve.ts";

/** The level of the effect on the timeline card at `place`, with the partner on that side. */
function levelAt(own: Seated, place: number, others: readonly Seated[] = [], partner = -1): number {
  const state = arrange({ players: [own, ...others] });
  const card = at(at(state.players, 0).timeline, place);
  return measure(state, { ...newWork(0, card, place, "play"), partner }).level;
}

const green = (count: number): string[] => Array<string>(count).fill("green");

describe("conditions on colours", () => {
  it.each([
    ["C6(green)>R5", [0, 1, 0, 0, 0]],
    ["C7(green)>R5", [0, 0, 1, 0, 0]],
    ["C4(green)>R5", [0, 0, 1, 1, 1]],
    ["C8(green)>R3", [0, 1, 2, 3, 3]],
  ])("%s with 0 to 4 green cards in scope gives %j (RO-CK-6.1, RO-CK-6.2, RO-CK-6.3)", (effect, levels) => {
    const found = levels.map((_, count) => levelAt({ timeline: [...green(count), `pink ${effect}`] }, count));
    expect(found).toEqual(levels);
  });

  it("count the card itself and earlier ones, never later ones (RO-5.6)", () => {
    expect(levelAt({ timeline: ["red C4(red)>R8(C)", "red"] }, 0)).toBe(0);
    expect(levelAt({ timeline: ["red", "red C4(red)>R8(C)"] }, 1)).toBe(1);
  });

  it("count a card whose symbol is covered (RO-CK-1.10)", () => {
    expect(levelAt({ timeline: ["yellow M", "red C8(yellow)>R3"], covered: [1, 0] }, 1)).toBe(1);
  });

  it("count as of the colour what abilities make so", () => {
    const state = arrange({ players: [{ timeline: ["red", "red C7(green)>R5"] }] });
    const work = newWork(0, at(at(state.players, 0).timeline, 1), 1, "play");
    expect(measure(state, { ...work, wild: 2 }).level).toBe(1);
    expect(measure(state, { ...work, wild: 1 }).level).toBe(0);
  });
});

describe("conditions on symbols", () => {
  it("count tokens and uncovered printed symbols in scope (RO-CK-6.13)", () => {
    const timeline = ["red E", "red E", "red C2(E)>R4", "red E"];
    expect(levelAt({ timeline, covered: [1, 0, 0, 0], pool: { E: 1 } }, 2)).toBe(2);
  });

  it("go no further than 3 (RO-CK-5.5)", () => {
    expect(levelAt({ timeline: ["red C3>R4"], pool: { E: 3, D: 2 } }, 0)).toBe(3);
  });

  it("C1 is met once or not at all", () => {
    expect(levelAt({ timeline: ["red C1(E)>R7"], pool: { E: 3 } }, 0)).toBe(1);
    expect(levelAt({ timeline: ["red C1(E)>R7"], pool: { D: 3 } }, 0)).toBe(0);
  });

  it("C9 asks for exactly two inactive symbols, C10 for two or more, tokens included (RO-CK-6.4)", () => {
    const met = (effect: string, tokens: number): number =>
      levelAt({ timeline: ["green E", `red ${effect}`], pool: { D: tokens } }, 1);
    expect([0, 1, 2].map((tokens) => met("C9>R7", tokens))).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((tokens) => met("C10>R7", tokens))).toEqual([0, 1, 1]);
  });

  it("do not count active symbols as inactive", () => {
    expect(levelAt({ timeline: ["green M C", "red C3>R4"], pool: { M: 2, C: 2 } }, 1)).toBe(0);
  });
});

describe("C5", () => {
  const effect = { timeline: ["red C5(blue)>R3"] };
  const left = { timeline: ["blue", "blue", "red", "blue", "blue"] };

  it("counts the whole timeline of the chosen partner, at most 3 (RO-CK-6.5)", () => {
    expect(levelAt(effect, 0, [left, { timeline: ["blue"] }], 1)).toBe(3);
    expect(levelAt(effect, 0, [left, { timeline: ["blue"] }], 2)).toBe(1);
  });

  it("lets only partners with such a card be chosen (RO-CK-6.6, RO-CK-6.7)", () => {
    const eligible = (right: readonly string[]): readonly number[] => {
      const state = arrange({ players: [effect, left, { timeline: right }] });
      const work = newWork(0, at(at(state.players, 0).timeline, 0), 0, "play");
      return eligiblePartners(state, work, effectOf(state, work).condition);
    };
    expect(eligible(["blue"])).toEqual([1, 2]);
    expect(eligible(["red"])).toEqual([1]);
  });
});

describe("measure", () => {
  const work = (timeline: readonly string[], change: object) => {
    const state = arrange({ players: [{ timeline, pool: { E: 2 } }] });
    const card = at(at(state.players, 0).timeline, timeline.length - 1);
    return measure(state, { ...newWork(0, card, timeline.length - 1, "play"), ...change });
  };

  it("pays as many symbols as the level says", () => {
    expect(work(["red C3>R9(C)"], {})).toEqual({ level: 2, cost: 2 });
    expect(work(["red C8(red)>R3"], {})).toEqual({ level: 1, cost: 0 });
  });

  it("keeps the level where losses are ignored (RO-7.10)", () => {
    expect(work(["red C3>R9(C)"], { ignored: 1 })).toEqual({ level: 2, cost: 1 });
    expect(work(["red C3>R9(C)"], { ignored: 3 })).toEqual({ level: 2, cost: 0 });
  });

  it("is full without a check or a payment for FULL_RESULT (RO-7.11)", () => {
    expect(work(["red C3>R9(C)"], { full: true })).toEqual({ level: 3, cost: 0 });
    expect(work(["red C4(blue)>R5"], { full: true })).toEqual({ level: 1, cost: 0 });
  });
});
