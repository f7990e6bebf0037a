import { randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import { toChances } from "../chances.ts";
import { fit } from "./fit.ts";
import { judge } from "./judge.ts";
import { fitLogit } from "./logit.ts";
import { type GameSamples, Samples } from "./samples.ts";
import { solve } from "./solve.ts";

/** Games of one position each, won by chance in proportion to what these weights foretell. */
function games(seed: string, count: number, camps: number, weights: readonly number[]): GameSamples[] {
  const random = randomOf(seed);
  const even = (): number => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: count }, () => {
    const measured = Float32Array.from({ length: camps * weights.length }, () => even() * 4 - 2);
    const chances = Float64Array.from({ length: camps }, (_, camp) =>
      weights.reduce(
        (sum, weight, feature) => sum + weight * (measured[camp * weights.length + feature] ?? 0),
        0,
      ),
    );
    toChances(chances, camps);
    let left = even();
    const shares = Array.from(chances, (chance) => {
      const wins = left >= 0 && left < chance;
      left -= chance;
      return wins ? 1 : 0;
    });
    return { model: "m", shares, measured };
  });
}

const numbers = (list: Float64Array): readonly number[] => [...list];

test.each([2, 5])("weights are found again from the results of games between %i camps", (camps) => {
  const found = fitLogit(games("many", 8000, camps, [1, -0.5, 0]), 3);
  for (const [place, weight] of [1, -0.5, 0].entries()) expect(found[place]).toBeCloseTo(weight, 1);
});

test("alone, weights are found again from games won and lost", () => {
  const found = fitLogit(games("alone", 12_000, 1, [1.5, -0.7]), 2);
  for (const [place, weight] of [1.5, -0.7].entries()) expect(found[place]).toBeCloseTo(weight, 1);
});

test("the fit is the lowest loss there is, with what weights cost", () => {
  const all = games("lowest", 500, 2, [0.8, 0.3]);
  const found = fitLogit(all, 2);
  const { loss } = judge(all, found);
  for (const place of [0, 1])
    for (const step of [-0.1, 0.1]) {
      const moved = found.slice();
      moved[place] = (moved[place] ?? 0) + step;
      expect(judge(all, moved).loss).toBeGreaterThan(loss);
    }
});

test("a feature that is always the same, and one that another says already, do no harm", () => {
  const twice = games("twice", 2000, 2, [1]).map(({ measured: [one = 0, other = 0], ...game }) => ({
    ...game,
    measured: Float32Array.of(one, one, 7, other, other, 7),
  }));
  const [one = 0, other = 0, same] = numbers(fitLogit(twice, 3));
  expect(one).toBeCloseTo(other, 6);
  expect(one + other).toBeGreaterThan(0.9);
  expect(same).toBeCloseTo(0, 6);
});

test("a game that nobody can lose leaves weights finite", () => {
  const sure: GameSamples = { model: "m", shares: [1, 0], measured: Float32Array.of(1, 0) };
  const [weight = Number.NaN] = numbers(fitLogit([sure], 1));
  expect(weight).toBeGreaterThan(2);
  expect(weight).toBeLessThan(100);
});

test("chances that are right are calibrated, those twice as sure are not", () => {
  const all = games("judge", 20_000, 2, [1]);
  const right = judge(all, Float64Array.of(1));
  expect(right.deciles.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 2000));
  expect(right.error).toBeLessThan(0.03);
  expect(judge(all, Float64Array.of(3)).error).toBeGreaterThan(0.1);
  expect(right.loss).toBeLessThan(Math.LN2);
});

test("one game in five is kept apart, of each model by itself", () => {
  const samples = new Samples();
  for (const game of games("apart", 10, 2, [1])) samples.add(game);
  for (const game of games("other", 3, 2, [1])) samples.add({ ...game, model: "n" });
  expect(samples.models.get("m")).toMatchObject({ apart: { length: 2 }, fitted: { length: 8 } });
  expect(samples.models.get("n")).toMatchObject({ apart: { length: 1 }, fitted: { length: 2 } });
});

test("a fit says what it was made of, and how much better it is than the score alone", () => {
  const samples = new Samples();
  for (const game of games("fit", 5000, 2, [0.5, 1.5])) samples.add(game);
  const found = samples.models.get("m");
  if (found === undefined) throw new Error("the games are of this model");
  const { model, judgement, scoreAlone } = fit(found, ["score", "cards"], "rain");
  expect(Object.keys(model.weights)).toEqual(["score", "cards"]);
  expect(model).toMatchObject({ seed: "rain", games: 4000, positions: 4000 });
  expect(judgement.games).toBe(1000);
  expect(model.loss).toBeCloseTo(judgement.loss, 3);
  expect(judgement.loss).toBeLessThan(scoreAlone.loss - 0.1);
});

test("equations are solved, those without a single solution refused", () => {
  const matrix = [Float64Array.of(4, 0), Float64Array.of(2, 3)];
  const [first, second] = numbers(solve(matrix, Float64Array.of(10, 8)));
  expect(first).toBeCloseTo(1.75, 12);
  expect(second).toBeCloseTo(1.5, 12);
  expect(() => solve([Float64Array.of(1, 0), Float64Array.of(1, 1)], Float64Array.of(1, 1))).toThrow(
    "no single solution",
  );
});
