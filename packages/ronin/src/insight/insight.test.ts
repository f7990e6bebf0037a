import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "../game.ts";
import { brokenInvariants } from "../invariants.ts";
import { parseOptions } from "../options.ts";
import { isSecret, type State } from "../state.ts";
import { insight } from "./index.ts";

const RULES: readonly Record<string, unknown>[] = [
  { allianceSide: "B", automaCharacters: "chosen", autoSideQuest: false },
  { keptCardsPair: "next", endAbilityAfterChapter3: true, knownCards: "hidden" },
  { allianceSide: "B", soloDifficulty: "summer", endAbilityAfterChapter3: true },
];

/** A whole game by the quick policy; `look` sees every position before it is answered. */
function game(humans: number, rules: object, seed: string, look: (state: State) => void): State {
  const state = begin(ronin, parseOptions({ humans, rules }), randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  for (;;) {
    const [question] = ronin.questions(state);
    if (question === undefined) return state;
    look(state);
    const choices = ronin.choices(state, question.seat);
    const index = insight.pick(state, question.seat, choices, random);
    play(ronin, state, question.seat, at(choices, index));
  }
}

const TABLES = [1, 2, 3, 4, 5].flatMap((humans) =>
  RULES.map((rules, number) => ({ humans, rules, seed: `${humans} ${number}` })),
);

describe.each(TABLES)("games of $humans by the quick policy, $rules", ({ humans, rules, seed }) => {
  it("have every choice rated with a number and named by a key of its own", () => {
    const ratings = new Float64Array(1000);
    const end = game(humans, rules, seed, (state) => {
      for (const { seat, kind } of ronin.questions(state)) {
        const choices = ronin.choices(state, seat);
        ratings.fill(Number.NaN);
        insight.rate(state, seat, choices, ratings);
        expect(ratings.subarray(0, choices.length).every(Number.isFinite), kind).toBe(true);
        expect(Number.isNaN(ratings[choices.length]), kind).toBe(true);
        expect(new Set(choices.map((choice) => insight.key(state, seat, choice))).size, kind).toBe(
          choices.length,
        );
      }
    });
    expect(end.phase).toBe("over");
  });

  it("rest nine times at least, each time with features of every seat", () => {
    const turns = new Set<number>();
    const features = new Float64Array(insight.features.length);
    game(humans, rules, seed, (state) => {
      if (!insight.rests(state)) return;
      turns.add(state.turn);
      for (let seat = 0; seat < humans; seat++) {
        features.fill(Number.NaN);
        insight.measure(state, seat, features);
        expect(features.every(Number.isFinite)).toBe(true);
      }
    });
    expect([...turns]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("keep what is asked in secret from those who are asked too (RO-13.8)", () => {
    game(humans, rules, seed, (state) => {
      for (const open of state.asks)
        for (const question of ronin.questions(state))
          if (question.seat === open.seat) expect(insight.secret(question)).toBe(isSecret(open));
    });
  });

  it("are imagined as they could be, with the same choices by the same keys", () => {
    const random = randomOf(seed);
    let positions = 0;
    game(humans, rules, seed, (state) => {
      if (positions++ % 7 !== 0) return;
      const [question] = ronin.questions(state);
      if (question === undefined) return;
      const { seat } = question;
      const view = ronin.view(state, seat);
      const draw = insight.worlds(JSON.parse(JSON.stringify(view)));
      for (const world of [draw(random), draw(random)]) {
        expect(ronin.view(world, seat)).toEqual(view);
        expect(brokenInvariants(world)).toEqual([]);
        const keys = (one: State): readonly string[] =>
          ronin.choices(one, seat).map((choice) => insight.key(one, seat, choice));
        expect(keys(world)).toEqual(keys(state));
      }
    });
  });
});

it("a world that is played leaves the next one as it was", () => {
  let looked = false;
  game(3, {}, "apart", (state) => {
    if (looked || state.turn < 4) return;
    looked = true;
    const [question] = ronin.questions(state);
    if (question === undefined) throw new Error("a seat is asked");
    const view = ronin.view(state, question.seat);
    const draw = insight.worlds(view);
    const random = randomOf("apart");
    for (let i = 0; i < 5; i++) {
      const world = draw(random);
      expect(ronin.view(world, question.seat)).toEqual(view);
      for (let [next] = ronin.questions(world); next !== undefined; [next] = ronin.questions(world)) {
        const choices = ronin.choices(world, next.seat);
        play(ronin, world, next.seat, at(choices, insight.pick(world, next.seat, choices, random)));
      }
    }
  });
  expect(looked).toBe(true);
});

it("rating and measuring a position changes nothing in it", () => {
  const ratings = new Float64Array(1000);
  game(4, { allianceSide: "B" }, "still", (state) => {
    const before = JSON.stringify(state);
    for (const { seat } of ronin.questions(state)) {
      insight.rate(state, seat, ronin.choices(state, seat), ratings);
      if (insight.rests(state)) insight.measure(state, seat, ratings);
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});

it("a part of the pairs is rated as all of them are (RO-13.8)", () => {
  let compared = 0;
  game(3, {}, "part", (state) => {
    const [question] = ronin.questions(state);
    if (question?.kind !== "play") return;
    const choices = ronin.choices(state, question.seat);
    const all = new Float64Array(choices.length);
    const part = new Float64Array(5);
    insight.rate(state, question.seat, choices, all);
    insight.rate(state, question.seat, choices.slice(3, 8), part);
    for (let i = 0; i < 5; i++) expect(part[i]).toBeCloseTo(all[i + 3] ?? 0, 9);
    compared++;
  });
  expect(compared).toBeGreaterThan(8);
});
