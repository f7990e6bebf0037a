import { randomOf } from "@medallion/kernel";
import { expect, it } from "vitest";
import chances from "./chances.json" with { type: "json" };
import { type Spar, sparring } from "./sparring.ts";

const WEIGHTS = { fight: Object.values(chances.fight), duel: Object.values(chances.duel) };

/** The chance that the fitted weights give the attacker. */
function chanceOf({ kind, measured }: Spar): number {
  const weights = WEIGHTS[kind];
  expect(measured).toHaveLength(weights.length);
  const score = weights.reduce((sum, weight, place) => sum + weight * (measured[place] ?? Number.NaN), 0);
  return 1 / (1 + Math.exp(-score));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const random = randomOf("sparring");
const tried = [3, 4, 5].flatMap((seats, game) => sparring(seats, `spar ${game}`, random));

it.each(["fight", "duel"] as const)(
  "of a %s that is tried out the chance was higher if it was won",
  (kind) => {
    const [won, lost] = [true, false].map((result) =>
      tried.filter((spar) => spar.kind === kind && spar.won === result).map(chanceOf),
    );
    expect(won?.length).toBeGreaterThan(3);
    expect(lost?.length).toBeGreaterThan(3);
    expect(mean(won ?? [])).toBeGreaterThan(mean(lost ?? []) + 0.1);
  },
);

it("the same chance tries the same fights", () => {
  const again = sparring(3, "spar 0", randomOf("sparring"));
  expect(again.length).toBeGreaterThan(3);
  expect(tried.slice(0, again.length)).toEqual(again);
});
