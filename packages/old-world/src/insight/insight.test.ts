import { at, randomOf } from "@medallion/kernel";
import { valueBy } from "@medallion/search";
import { describe, expect, it } from "vitest";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";
import { arrange } from "../test/arrange.ts";
import { STRICT, walk } from "../test/positions.ts";
import { insight } from "./index.ts";
import { FEATURES } from "./measure.ts";

const random = randomOf("insight");
const into = new Float64Array(200);

/** What a seat has of a feature. */
function has(state: State, seat: number, name: (typeof FEATURES)[number]): number {
  insight.measure(state, seat, into);
  return into[FEATURES.indexOf(name)] ?? Number.NaN;
}

/** Rates, picks and measures change nothing, and say something of every choice. */
function look(state: State, seat: number): void {
  const before = JSON.stringify(state);
  const choices = oldWorld.choices(state, seat);
  insight.rate(state, seat, choices, into);
  const place = insight.pick(state, seat, choices, random);
  const rated = [...into.subarray(0, choices.length)];
  insight.measure(state, seat, into);
  const measured = [...into.subarray(0, FEATURES.length)];
  const keys = new Set(choices.map((choice) => insight.key(state, seat, choice)));
  if (
    JSON.stringify(state) !== before ||
    keys.size !== choices.length ||
    !rated.every(Number.isFinite) ||
    !measured.every((number) => Math.abs(number) <= 5) ||
    at(choices, place) === undefined
  )
    throw new Error(JSON.stringify({ choices, rated, measured, place }));
}

it("every choice is liked so much, told apart, and taken by chance; nothing is changed", () => {
  const kinds = new Set<string>();
  for (const seats of [1, 2, 3, 4, 5])
    for (const rules of [{}, STRICT])
      walk({ seats, seed: `insight ${seats}`, answers: 250, rules }, (state) => {
        for (const { seat, kind } of oldWorld.questions(state)) {
          kinds.add(kind);
          look(state, seat);
        }
      });
  expect(kinds.size).toBeGreaterThan(26);
});

it("positions rest where a turn begins, and nowhere else (OW-5.1)", () => {
  const turns = new Set<number>();
  let last = 0;
  walk({ seats: 3, seed: "rests", answers: 500 }, (state) => {
    last = state.turns;
    if (!insight.rests(state)) return;
    expect(oldWorld.questions(state)).toMatchObject([{ seat: state.active, kind: "phaseOne" }]);
    expect([state.fight, state.turn.moved]).toEqual([null, false]);
    turns.add(last);
  });
  expect([...turns]).toEqual(Array.from({ length: last }, (_, turn) => turn + 1));
});

it("a world agrees with the view, and its questions have the same keys", () => {
  walk({ seats: 3, seed: "worlds", answers: 120, rules: STRICT }, (state) => {
    const { seat } = at(oldWorld.questions(state), 0);
    const view = oldWorld.view(state, seat);
    const draw = insight.worlds(view);
    const keys = (one: State): readonly string[] =>
      oldWorld.choices(one, seat).map((choice) => insight.key(one, seat, choice));
    for (let world = 0; world < 2; world++) {
      const drawn = draw(random);
      expect(oldWorld.view(drawn, seat)).toEqual(view);
      expect(keys(drawn)).toEqual(keys(state));
    }
  });
});

describe("a witcher is valued by", () => {
  const players = [
    { hand: 3, deck: 12, attributes: [3, 2, 2, 2], track: 2 },
    { hand: 3, deck: 7, attributes: [2, 2, 2, 2], track: 1 },
  ];

  it("trophies, levels and cards", () => {
    const state = arrange({ players });
    for (const name of ["trophies", "secondTrophy", "combat", "cards"] as const)
      expect(has(state, 0, name)).toBeGreaterThan(has(state, 1, name));
    expect(has(state, 0, "defense")).toBe(has(state, 1, "defense"));
  });

  it("whose turn it is", () => {
    const state = arrange({ players, table: { active: 1 } });
    expect(has(state, 1, "turn")).toBeGreaterThan(has(state, 0, "turn"));
  });

  it("a trophy that meditation would bring, and one that is nearly as far (OW-7.8)", () => {
    const table = { attributeTrophies: [1, 1, 1, 1] };
    const ready = arrange({ players: [{ attributes: [5, 1, 1, 1] }, { attributes: [4, 1, 1, 1] }], table });
    expect([0, 1].map((seat) => has(ready, seat, "meditation"))).toEqual([1, 0]);
    expect(has(ready, 1, "training")).toBeGreaterThan(has(ready, 0, "training"));
  });

  it("the turns that are left, alone (OW-16.15)", () => {
    const time = (turns: number): number => has(arrange({ players: [{}], table: { turns } }), 0, "time");
    expect(time(2)).toBeGreaterThan(time(6));
    expect(has(arrange({ players, table: { turns: 8 } }), 0, "time")).toBe(0);
  });
});

it("alone an early victory is worth more, and several players win or not (OW-15.9, OW-16.15)", () => {
  const share = (players: number, turns: number): readonly number[] => {
    const state = arrange({ players: Array(players).fill({}), table: { turns, winner: players - 1 } });
    const shares = new Float64Array(players);
    insight.shares?.(state, shares);
    return [...shares];
  };
  const alone = [6, 8, 9, 12, 30].map((turns) => share(1, turns)[0] ?? 0);
  expect(alone).toEqual([...new Set(alone)].sort((one, other) => other - one));
  expect(share(3, 30)).toEqual([0, 0, 1]);
});

it("the value of a position is fitted for every number of players, and a trophy more is worth something", () => {
  const chances = new Float64Array(5);
  const value = valueBy(insight);
  for (const seats of [1, 2, 3, 4, 5]) {
    const chanceWith = (track: number): number => {
      const players = Array.from({ length: seats }, (_, seat) => ({
        hand: 3,
        deck: 9,
        track: seat === 0 ? track : 1,
      }));
      value(arrange({ players, table: { turns: 4 * seats } }), chances);
      return chances[0] ?? Number.NaN;
    };
    expect(chanceWith(3)).toBeGreaterThan(chanceWith(1) + 0.1);
  }
});

it("bets are made in secret, everything else is seen (OW-13.4)", () => {
  const question = { id: 1, seat: 0, text: { key: "ask.bet" }, fallback: 0 };
  expect(insight.secret({ ...question, kind: "bet" })).toBe(true);
  expect(insight.secret({ ...question, kind: "attack" })).toBe(false);
});
