import { at } from "@medallion/kernel";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BOX } from "../box.ts";
import { withCard } from "../fight/combo.ts";
import { damageTotal, shieldTotal } from "../fight/totals.ts";
import { NONE } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import { Combos, type Judge, type Sums } from "./combos.ts";

const hands = fc.uniqueArray(fc.integer({ min: 0, max: BOX.cards.length - 1 }), {
  minLength: 1,
  maxLength: 5,
});

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

const worth = ({ damage, shield, size }: Pick<Sums, "damage" | "shield" | "size">): number =>
  3 * damage + 2 * shield - 0.3 * size;

it("the best combo is the best of all that the rules allow, counted as the rules count", () => {
  fc.assert(
    fc.property(
      hands,
      fc.constantFrom(1, 2, 9),
      fc.constantFrom(0, 1),
      fc.integer({ min: 0, max: 31 }),
      (hand, most, free, dull) => {
        const judge: Judge = { box: BOX, dull, most, free, worth };
        const slow = allCombos(hand, most, free).map((combo) => {
          const counted = { combo, mods: [], dull };
          return worth({
            damage: damageTotal(BOX, counted),
            shield: shieldTotal(BOX, counted),
            size: combo.length,
          });
        });
        expect(new Combos(judge, hand).best()).toBeCloseTo(Math.max(...slow));
      },
    ),
    { numRuns: 300 },
  );
});

it("what is laid already is gone on with", () => {
  fc.assert(
    fc.property(hands, (hand) => {
      const judge: Judge = { box: BOX, dull: 0, most: 9, free: 0, worth };
      const combos = new Combos(judge, hand);
      const begun = hand.map((card) => combos.best(withCard([], card, NONE, false)));
      expect(Math.max(...begun)).toBeCloseTo(combos.best());
      for (const card of hand) {
        const one = withCard([], card, NONE, false);
        expect(combos.exactly(one)).toBeLessThanOrEqual(combos.best(one));
      }
    }),
    { numRuns: 100 },
  );
});
