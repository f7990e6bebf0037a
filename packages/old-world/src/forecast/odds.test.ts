import { at, randomOf } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HANDS } from "../data/index.ts";
import { handOf, oddsOf } from "./odds.ts";

const DICE = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });

describe("odds of dice", () => {
  it("are those of every throw: a full house of locals is beaten by a fourth or fifth four", () => {
    const poker = { against: "locals", dice: [4, 4, 4, 2, 6], theirs: [5, 5, 5, 3, 3] } as const;
    const odds = oddsOf({ ...poker, dice: [...poker.dice], theirs: [...poker.theirs] }, "own", [3, 4]);
    expect(odds).toMatchObject({ throws: 36, wins: 11 });
    expect(odds.hands[HANDS.indexOf("fiveOfAKind")]).toBe(1);
    expect(odds.hands[HANDS.indexOf("fourOfAKind")]).toBe(10);
  });

  it("give a tie to the active player, but not against a fixed hand (OW-6.10, OW-6.15)", () => {
    const dice = [6, 6, 1, 2, 3];
    expect(oddsOf({ against: "witcher", dice, theirs: dice }, "own", []).wins).toBe(1);
    expect(oddsOf({ against: "witcher", dice, theirs: dice }, "theirs", []).wins).toBe(0);
    expect(oddsOf({ against: "fixed", dice, theirs: dice }, "own", []).wins).toBe(0);
  });

  it("pay alone by the hand (OW-16.7)", () => {
    const odds = oddsOf({ against: "solo", dice: [1, 1, 1, 1, 1], theirs: [] }, "own", []);
    expect(odds.gold).toBeGreaterThan(0);
    expect(odds.wins).toBe(0);
  });

  it("agree with throwing often", () => {
    fc.assert(
      fc.property(
        DICE,
        DICE,
        fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 2 }),
        (dice, theirs, places) => {
          const poker = { against: "locals" as const, dice, theirs };
          const { throws, wins, hands } = oddsOf(poker, "own", places);
          expect(hands.reduce((sum, count) => sum + count, 0)).toBe(throws);
          const random = randomOf(`${dice} ${places}`);
          let won = 0;
          for (let i = 0; i < 2000; i++) {
            const thrown = [...dice];
            for (const place of places) thrown[place] = 1 + random.below(6);
            won += oddsOf({ ...poker, dice: thrown }, "own", []).wins;
          }
          expect(Math.abs(won / 2000 - wins / throws)).toBeLessThan(0.06);
        },
      ),
      { numRuns: 12, seed: 19 },
    );
  });

  it("name the dice that a hand is made of", () => {
    expect(handOf([4, 2, 4, 6, 4])).toEqual({ hand: "threeOfAKind", places: [0, 2, 4] });
    expect(handOf([5, 1, 2, 4, 3])).toEqual({ hand: "straight1to5", places: [0, 1, 2, 3, 4] });
    expect(handOf([6, 1, 2, 4, 3])).toEqual({ hand: "nothing", places: [] });
    expect(at(handOf([2, 2, 3, 3, 6]).places, 3)).toBe(3);
  });
});
