import { at } from "@medallion/kernel";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BOX } from "../box.ts";
import { withCard } from "../fight/combo.ts";
import { NONE } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import type { Bout } from "./bout.ts";
import { bestCombo, exactCombo } from "./combos.ts";

const hands = fc.uniqueArray(fc.integer({ min: 0, max: BOX.cards.length - 1 }), {
  minLength: 1,
  maxLength: 5,
});

function turn(hand: readonly number[], more: Partial<Bout> = {}): Bout {
  return {
    box: BOX,
    hand,
    deck: 8,
    room: 2,
    row: 2,
    enemy: 12,
    damage: 0,
    refill: 0,
    comboShield: 0,
    symbols: true,
    most: 9,
    free: 0,
    cap: 99,
    dull: 0,
    extras: [],
    ...more,
  };
}

/** All combos of a hand by the rules of links, slowly (OW-11.7, OW-11.8, OW-11.10). */
function allCombos(hand: readonly number[], most: number, free: number): ComboCard[][] {
  const found: ComboCard[][] = [];
  const goOn = (laid: readonly ComboCard[]): void => {
    if (laid.length > 0) found.push([...laid]);
    if (laid.length >= most) return;
    const below = laid.at(-1);
    for (const card of hand) {
      if (laid.some((one) => one.card === card)) continue;
      if (below === undefined) goOn(withCard(laid, card, NONE, false));
      else if (!below.free)
        for (const [place, { colour }] of at(BOX.cards, below.card).extensions.entries())
          if (colour === at(BOX.cards, card).colour) goOn(withCard(laid, card, place, false));
      if (below !== undefined && laid.filter((one) => one.free).length < free)
        goOn(withCard(laid, card, NONE, true));
    }
  };
  goOn([]);
  return found;
}

it("the best combo is the best of all that the rules allow (OW-11.7, OW-11.10, OW-11.19)", () => {
  fc.assert(
    fc.property(
      hands,
      fc.constantFrom(1, 2, 9),
      fc.constantFrom(0, 1),
      fc.integer({ min: 0, max: 31 }),
      (hand, most, free, dull) => {
        const bout = turn(hand, { most, free, dull });
        const slow = allCombos(hand, most, free).map((combo) => exactCombo(bout, combo));
        expect(bestCombo(bout)).toBeCloseTo(Math.max(...slow));
      },
    ),
    { numRuns: 300 },
  );
});

it("what is laid already is gone on with", () => {
  fc.assert(
    fc.property(hands, (hand) => {
      const bout = turn(hand);
      const begun = hand.map((card) => bestCombo(bout, withCard([], card, NONE, false)));
      expect(Math.max(...begun)).toBeCloseTo(bestCombo(bout));
    }),
    { numRuns: 100 },
  );
});

it("a colour without effects deals nothing, and a cap is never passed (OW-12.21)", () => {
  const strong = BOX.cards.findIndex(({ base }) => (base.damage ?? 0) >= 2);
  const worth = (more: Partial<Bout>): number => bestCombo(turn([strong], more));
  expect(worth({ dull: 31 })).toBeLessThan(worth({}));
  expect(worth({ cap: 1 })).toBeLessThan(worth({}));
  expect(worth({ cap: 1 })).toBeGreaterThan(worth({ cap: 0 }));
});
