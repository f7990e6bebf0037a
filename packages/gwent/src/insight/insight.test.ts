import { at } from "@medallion/kernel";
import { valueBy } from "@medallion/search";
import { expect, test } from "vitest";
import { gwent } from "../game.ts";
import { copyState } from "../state.ts";
import { insight } from "./index.ts";
import { judgeChoices } from "./rate.ts";
import { eachPosition } from "./test/positions.ts";

test("a seat judges by what it may know: the same in every world that agrees with what it sees", () => {
  eachPosition({ seed: "honest", games: 1, every: 6 }, (state, seat, random) => {
    const choices = gwent.choices(state, seat);
    const here = new Float64Array(choices.length);
    const there = new Float64Array(choices.length);
    judgeChoices(state, seat, choices, here);
    judgeChoices(insight.worlds(gwent.view(state, seat))(random), seat, choices, there);
    for (const [i, rating] of there.entries()) expect(rating).toBeCloseTo(here[i] ?? Number.NaN, 9);
  });
});

test("judging leaves a state as it was", () => {
  eachPosition({ seed: "pure", games: 1, every: 9 }, (state, seat, random) => {
    const before = JSON.stringify(state);
    const choices = gwent.choices(state, seat);
    insight.pick(state, seat, choices, random);
    insight.measure(state, seat, new Float64Array(insight.features.length));
    expect(JSON.stringify(state)).toBe(before);
  });
});

test("choices that differ in more than the name of an equal card have keys of their own", () => {
  eachPosition({ seed: "keys", games: 1, every: 9 }, (state, seat) => {
    const choices = gwent.choices(state, seat);
    const nameless = choices.map((choice) => JSON.stringify({ ...choice, card: 0 }));
    const keys = choices.map((choice) => insight.key(state, seat, choice));
    expect(new Set(keys).size).toBe(new Set(nameless).size);
  });
});

test("keys are the same in every world", () => {
  eachPosition({ seed: "worlds", games: 1, every: 9 }, (state, seat, random) => {
    const world = insight.worlds(gwent.view(state, seat))(random);
    const keysIn = (where: typeof state) =>
      gwent.choices(where, seat).map((choice) => insight.key(where, seat, choice));
    expect(keysIn(world)).toEqual(keysIn(state));
  });
});

test("what is kept of one seat’s measure does not change the next one’s", () => {
  const measured = (where: Parameters<typeof insight.measure>[0], seat: number): readonly number[] => {
    const into = new Float64Array(insight.features.length);
    insight.measure(where, seat, into);
    return [...into];
  };
  eachPosition({ seed: "kept", games: 1, every: 5 }, (state) => {
    if (!insight.rests(state)) return;
    for (const seat of insight.camps(state).keys())
      expect(measured(state, seat)).toEqual(measured(copyState(state), seat));
  });
});

test("what one side has ahead of the other, the other is behind", () => {
  const race = insight.features.indexOf("race");
  eachPosition({ seed: "race", games: 1, every: 5 }, (state) => {
    if (!insight.rests(state) || state.sides.length !== 2 || state.automaton !== undefined) return;
    const [one, other] = [0, 1].map((seat) => {
      const into = new Float64Array(insight.features.length);
      insight.measure(state, seat, into);
      return at([...into], race);
    });
    expect(one).toBeCloseTo(-(other ?? 0), 9);
  });
});

test("every position at rest has a value, of which the camps share one", () => {
  const value = valueBy(insight);
  eachPosition({ seed: "value", games: 1, every: 5 }, (state) => {
    if (!insight.rests(state)) return;
    const into = new Float64Array(8);
    value(state, into);
    const chances = [...into].slice(0, Math.max(...insight.camps(state)) + 1);
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
    if (chances.length > 1) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    else expect(chances[0]).toBeLessThan(1);
  });
});
