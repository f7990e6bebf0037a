import { expect, it } from "vitest";
import type { Poker } from "../state.ts";
import { rateRerolls } from "./poker.ts";

const CHOICES = [
  { kind: "done" as const },
  ...[1, 2, 3, 4, 5, 6].map((face) => ({ kind: "reroll" as const, face })),
];

/** The faces that are thrown again with these dice. */
function thrown(dice: readonly number[], theirs: readonly number[], more: Partial<Poker> = {}): number[] {
  const poker: Poker = {
    against: "witcher",
    dice: [...dice],
    theirs: [...theirs],
    opponent: 1,
    pot: 3,
    marked: [],
    onBetter: null,
    ...more,
  };
  const rates = rateRerolls(poker, true, CHOICES);
  return CHOICES.flatMap((choice, place) =>
    choice.kind === "reroll" && dice.includes(choice.face) && (rates[place] ?? 0) > 0 ? [choice.face] : [],
  );
}

it("a hand that wins is kept", () => {
  expect(thrown([5, 5, 5, 4, 4], [6, 6, 2, 2, 5])).toEqual([]);
  // Equal hands win for the active player (OW-6.10).
  expect(thrown([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])).toEqual([]);
});

it("against a better hand only what helps is kept", () => {
  expect(thrown([6, 6, 1, 3, 4], [5, 5, 2, 2, 1])).toEqual([1, 3, 4]);
  expect(thrown([3, 3, 3, 3, 1], [4, 4, 4, 4, 2])).toEqual([1]);
  expect(thrown([2, 3, 4, 5, 5], [6, 6, 6, 2, 3])).toEqual([5]);
});

it("an equal hand does not win against fixed dice (OW-6.15)", () => {
  expect(thrown([3, 3, 3, 2, 2], [3, 3, 3, 2, 2], { against: "fixed" })).not.toEqual([]);
});

it("alone the hand that pays is kept (OW-16.7)", () => {
  expect(thrown([4, 4, 4, 2, 2], [], { against: "solo", opponent: -1 })).toEqual([]);
  expect(thrown([1, 1, 4, 4, 6], [], { against: "solo", opponent: -1 })).toEqual([6]);
});
