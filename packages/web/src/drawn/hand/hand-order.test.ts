import fc from "fast-check";
import { expect, test } from "vitest";
import { ordered } from "./hand-order.ts";

const card = fc.record({
  id: fc.integer(),
  strength: fc.integer({ min: 0, max: 3 }),
  row: fc.integer({ min: 0, max: 3 }),
});

test("an order loses no card, is as it says, and leaves alike cards as they were dealt", () => {
  fc.assert(
    fc.property(fc.array(card), (hand) => {
      expect(ordered(hand, "dealt", (one) => one)).toEqual(hand);
      for (const order of ["strength", "row"] as const) {
        const sorted = ordered(hand, order, (one) => one);
        expect(new Set(sorted)).toEqual(new Set(hand));
        for (const [place, one] of sorted.slice(0, -1).entries()) {
          const next = sorted[place + 1];
          if (next === undefined) throw new Error("there is a next one");
          const key = (of: typeof one) => (order === "row" ? 10 * of.row + of.strength : of.strength);
          expect(key(one)).toBeLessThanOrEqual(key(next));
          if (key(one) === key(next)) expect(hand.indexOf(one)).toBeLessThan(hand.indexOf(next));
        }
      }
    }),
  );
});
