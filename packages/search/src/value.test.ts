import { begin, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import type { Insight } from "./insight.ts";
import { valueBy } from "./value.ts";
import { vectorOf } from "./weights.ts";

const options = toy.lobby.options({ mode: "short", seats: 4 }, randomOf("options"));
const state = begin(toy.game, options, randomFrom(seedFrom("value")));

/** An insight into four seats that have so much of the one feature, each point of which counts as said. */
function insightOf(has: readonly number[], counts: number, camps: readonly number[]): Insight {
  const model = { seed: "", games: 1, positions: 1, loss: 0, error: 0, weights: { has: counts } };
  return {
    worlds: () => () => state,
    pick: () => 0,
    rate: () => undefined,
    features: ["has"],
    measure: (_state, seat, into) => {
      into[0] = has[seat] ?? 0;
    },
    model: () => "short",
    camps: () => camps,
    rests: () => true,
    key: (_state, _seat, { kind }) => kind,
    secret: () => false,
    weights: { rulesVersion: 1, models: { short: model } },
  };
}

function chances(insight: Insight, camps: number): readonly number[] {
  const into = new Float64Array(4).fill(9);
  valueBy(insight)(state, into);
  return [...into.subarray(0, camps)].map((chance) => Math.round(chance * 1000) / 1000);
}

test("camps share 1 by the softmax of their scores", () => {
  expect(chances(insightOf([0, 0, 0, 0], 5, [0, 1, 2, 3]), 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(chances(insightOf([1, 0, 0, 0], Math.log(3), [0, 1, 2, 3]), 4)).toEqual([0.5, 0.167, 0.167, 0.167]);
});

test("a camp has the mean of its seats", () => {
  const apart = insightOf([2, 0, 1, 1], Math.log(3), [0, 0, 1, 1]);
  expect(chances(apart, 2)).toEqual([0.5, 0.5]);
  expect(chances(insightOf([2, 1, 0, 2], Math.log(3), [0, 1, 0, 1]), 2)).toEqual([0.366, 0.634]);
});

test("alone it is the logistic of the score", () => {
  expect(chances(insightOf([1], Math.log(4), [0]), 1)).toEqual([0.8]);
});

test("scores that no exponential holds give chances all the same", () => {
  expect(chances(insightOf([900, -900, 0, 0], 2, [0, 1, 2, 3]), 4)).toEqual([1, 0, 0, 0]);
});

test("asking twice gives the same twice", () => {
  const value = valueBy(insightOf([1, 2, 3, 4], 0.3, [0, 0, 1, 1]));
  const [first, second] = [new Float64Array(2), new Float64Array(2)];
  value(state, first);
  value(state, second);
  expect(second).toEqual(first);
});

test("a state that nothing was fitted for is refused, as are weights of other features", () => {
  const { weights, features } = insightOf([], 1, []);
  expect(() => vectorOf(weights, "long", features)).toThrow("nothing was fitted for long");
  expect(() => vectorOf(weights, "short", ["had"])).toThrow("fitted for other features: has");
  expect(() => vectorOf(weights, "short", ["has", "had"])).toThrow("fitted for other features: has");
});

test("the lanterns are valued by their committed weights", async () => {
  const insight = await toy.insight?.();
  if (insight === undefined) throw new Error("the toy tells bots how to think ahead");
  const into = new Float64Array(4);
  valueBy(insight)(state, into);
  expect([...into].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
