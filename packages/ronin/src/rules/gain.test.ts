import { at } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, type Seated } from "../test/arrange.ts";
import { gainVp, gainXp } from "./gain.ts";

const scribe = { tell: undefined, final: false };

function after(own: Seated, amount: number) {
  const state = arrange({
    players: [{ ...own, powers: [["K0", { primitive: "GAIN_ACTIVE", params: { count: 1 } }]] }],
  });
  gainXp(state, scribe, 0, amount, "bonus");
  return at(state.players, 0);
}

describe("experience", () => {
  it("goes on with the gold marker at 20 (RO-CK-1.2)", () => {
    expect(after({ xp: 18 }, 5)).toMatchObject({ xp: 20, gold: 3 });
    expect(after({ xp: 18 }, 2)).toMatchObject({ xp: 20, gold: 0 });
    expect(after({ xp: 18 }, 1)).toMatchObject({ xp: 19, gold: -1 });
  });

  it("is lost at the end of the gold track (RO-CK-1.3)", () => {
    expect(after({ xp: 20, gold: 19 }, 4)).toMatchObject({ gold: 20 });
  });

  it("opens abilities whose space is reached or passed (RO-CK-1.5)", () => {
    expect(after({ xp: 2 }, 7).abilities).toEqual([1, 1, 1, 0]);
    expect(after({ xp: 2 }, 5).abilities).toEqual([1, 1, 0, 0]);
  });

  it("never opens abilities with the gold marker (RO-CK-1.9)", () => {
    expect(after({ xp: 20, gold: 2 }, 6).abilities).toEqual([1, 0, 0, 0]);
  });

  it("comes to the same place in one gain or in many", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.nat(12), { maxLength: 6 }), (xp, gains) => {
        const start = xp === 20 ? { xp, gold: 0 } : { xp };
        const sum = gains.reduce((total, gain) => total + gain, 0);
        const state = arrange({ players: [start] });
        for (const gain of gains) gainXp(state, scribe, 0, gain, "bonus");
        const once = arrange({ players: [start] });
        gainXp(once, scribe, 0, sum, "bonus");
        expect(at(state.players, 0)).toEqual(at(once.players, 0));
        expect(at(state.players, 0).xp + Math.max(0, at(state.players, 0).gold)).toBe(Math.min(40, xp + sum));
      }),
    );
  });
});

it("victory points are whole numbers without an end, by their source (RO-CK-1.4)", () => {
  const state = arrange({ players: [{ vp: 28, vpFrom: [28, 0, 0, 0, 0, 0, 0] }] });
  gainVp(state, 0, 5, "quest");
  expect(at(state.players, 0)).toMatchObject({ vp: 33, vpFrom: [28, 0, 0, 0, 5, 0, 0] });
});
