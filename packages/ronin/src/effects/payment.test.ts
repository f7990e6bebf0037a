import { at } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, type Seated } from "../test/arrange.ts";
import { effectOf } from "./condition.ts";
import { namedPayment, onlyPayment, pay, paymentsOf, type Source, sourcesOf, uncover } from "./payment.ts";
import { newWork } from "./resolve.ts";

/** What can be paid for the effect on the last card but `later` ones. */
function payable(own: Seated, later = 0) {
  const state = arrange({ players: [own] });
  const { timeline } = at(state.players, 0);
  const place = timeline.length - 1 - later;
  const work = newWork(0, at(timeline, place), place, "play");
  return { state, sources: sourcesOf(state, work, effectOf(state, work).condition) };
}

const ways = (own: Seated, cost: number): number => paymentsOf(payable(own).sources, cost).length;

describe("payments", () => {
  it("equal tokens are one option, a printed symbol another (RO-CK-13.2)", () => {
    expect(ways({ timeline: ["red E", "red C1(E)>R7"], pool: { E: 2 } }, 1)).toBe(2);
  });

  it("equal symbols of one card are one option (RO-CK-13.11)", () => {
    expect(ways({ timeline: ["red E E", "red E", "red C1(E)>R7"] }, 1)).toBe(2);
    expect(ways({ timeline: ["red E E", "red E", "red E", "red C2(E)>R4"] }, 3)).toBe(3);
  });

  it("the left one of equal symbols is covered first and uncovered first", () => {
    const { state, sources } = payable({ timeline: ["red E E", "red C1(E)>R7"] });
    const owner = at(state.players, 0);
    pay(state, { tell: undefined, final: false }, 0, sources, [1]);
    expect(owner.covered).toEqual([1, 0]);
    pay(state, { tell: undefined, final: false }, 0, sources, [1]);
    expect(owner.covered).toEqual([3, 0]);
    uncover(state, owner, 0, 2);
    expect(owner.covered).toEqual([2, 0]);
  });

  it("symbols on later cards cannot pay (RO-CK-5.8)", () => {
    const { sources } = payable({ timeline: ["red E", "red C1(E)>R7", "red E"], pool: { E: 1 } }, 1);
    expect(sources).toEqual([
      { symbol: 2, place: -1, count: 1 },
      { symbol: 2, place: 0, count: 1 },
    ]);
  });

  it("C3 takes both inactive symbols, and never covered ones (RO-CK-6.12)", () => {
    const { state, sources } = payable({
      timeline: ["red E D", "red E", "red C3>R4"],
      covered: [0, 1, 0],
      pool: { D: 1, M: 4 },
    });
    expect(namedPayment(state, 0, sources, [1, 1, 1])).toEqual({
      tokens: ["D"],
      printed: [
        { card: "own-0", symbol: "E" },
        { card: "own-0", symbol: "D" },
      ],
    });
  });

  it("is made without asking where there is one way (RO-13.18)", () => {
    const pool: Source = { symbol: 2, place: -1, count: 3 };
    expect(onlyPayment([pool], 2)).toEqual([2]);
    expect(onlyPayment([pool, { symbol: 2, place: 0, count: 1 }], 4)).toEqual([3, 1]);
    expect(onlyPayment([pool, { symbol: 2, place: 0, count: 1 }], 3)).toBeUndefined();
  });

  it("there is one way exactly where `onlyPayment` finds one, and every way pays the cost", () => {
    const source = fc.record({ symbol: fc.nat(3), place: fc.nat(5), count: fc.integer({ min: 1, max: 2 }) });
    fc.assert(
      fc.property(
        fc.array(source, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        (sources, cost) => {
          const total = sources.reduce((sum, { count }) => sum + count, 0);
          fc.pre(total >= cost);
          const all = paymentsOf(sources, cost);
          const only = onlyPayment(sources, cost);
          expect(all.length === 1).toBe(only !== undefined);
          if (only !== undefined) expect(all).toEqual([only]);
          expect(new Set(all.map(String)).size).toBe(all.length);
          for (const amounts of all) expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cost);
        },
      ),
    );
  });
});
