import {
  at,
  begin,
  type Choice,
  play,
  type Question,
  randomFrom,
  randomOf,
  seedFrom,
} from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { type Place, paths, pathsInsight, type View } from "../test/paths.ts";
import { type Advice, chanceOf } from "./advice.ts";
import { advise } from "./advise.ts";

const ends = (...shares: readonly number[]): Place => ({ ends: shares });
const model = { seed: "", games: 1, positions: 1, loss: 0, error: 0.04, weights: {} };
const told = { ...pathsInsight, weights: { rulesVersion: 1, models: { paths: model } } };

const game = {
  ...paths,
  copy: (state: ReturnType<ReturnType<typeof told.worlds>>) => ({ ...state }),
  describeChoice: ({ kind }: Choice) => ({ key: kind.replace(/^another /, "") }),
};

function advice(worlds: View, also: readonly number[] = [], iterations = 600): Advice {
  const [first] = worlds;
  const choices: readonly Choice[] =
    first !== undefined && "seat" in first ? Object.keys(first.ways).map((kind) => ({ kind })) : [];
  const question = { id: 1, seat: 0, kind: "way", text: { key: "asked" }, fallback: 0 };
  const matter = { view: worlds, question, choices, random: randomOf("think") };
  return advise(game, told, matter, { iterations }, undefined, also);
}

const coins = (wins: number): Place => ({
  chance: Array.from({ length: 10 }, (_, side) => (side < wins ? ends(1, 0, 0) : ends(0, 0.75, 0.25))),
});

test("the best choices come first, each with the chances of all camps and how sure they are", () => {
  const { options, camp, error } = advice([
    { seat: 0, ways: { low: coins(1), high: coins(8), middle: coins(5), none: coins(0) } },
  ]);
  expect(options.map(({ choice }) => choice)).toEqual([1, 2, 0]);
  const [best] = options;
  expect(camp).toBe(0);
  expect(error).toBe(0.04);
  expect(best?.chances).toHaveLength(3);
  expect(Math.abs((best?.chances[0] ?? 0) - 0.8)).toBeLessThan(4 * (best?.spread ?? 0));
  expect(best?.chances[1]).toBeCloseTo(3 * (best?.chances[2] ?? 0), 10);
  expect(best?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});

test("a choice that somebody asks about is compared, however bad it is", () => {
  const ways = { one: coins(8), two: coins(7), three: coins(6), four: coins(5), asked: coins(1) };
  const plain = advice([{ seat: 0, ways }]);
  const asked = advice([{ seat: 0, ways }], [4]);
  expect(chanceOf(plain, 4)).toBeUndefined();
  expect(asked.than).toBe(4);
  const visits = asked.options.find(({ choice }) => choice === 4)?.visits ?? 0;
  expect(visits).toBeGreaterThan(25);
  expect(chanceOf(asked, 4)).toBeLessThan(0.3);
});

test("of choices that are said alike one is compared, the one that somebody asks about", () => {
  const ways = { one: coins(8), "another one": coins(8), two: coins(5), three: coins(2) };
  const compared = (also?: number[]): readonly number[] =>
    advice([{ seat: 0, ways }], also).options.map(({ choice }) => choice);
  expect(compared([1])).toEqual([1, 2, 3]);
  expect(compared()).toHaveLength(3);
});

test("who asks about the best choice is told how it differs from the second best", () => {
  const ways = { best: ends(1, 0, 0), other: ends(0, 1, 0) };
  const { options, than, why } = advice([{ seat: 0, ways }], [0]);
  expect(at(options, 0).choice).toBe(0);
  expect(than).toBe(1);
  // The one wins at once, which no feature tells.
  expect(why).toHaveLength(1);
  expect(why[0]?.feature).toBeUndefined();
});

test("choices that come to the same have no reason that tells them apart", () => {
  expect(advice([{ seat: 0, ways: { left: coins(5), right: coins(5) } }]).why).toEqual([]);
});

test("the same chance and number of iterations give the same advice", () => {
  const root: Place = { seat: 0, ways: { one: coins(6), two: coins(5), three: coins(4) } };
  expect(advice([root], [2], 300)).toEqual(advice([root], [2], 300));
});

test("a question with a single choice needs no iteration to be answered", () => {
  const { options, why, than } = advice([{ seat: 0, ways: { on: coins(5) } }]);
  expect(options.length).toBeLessThanOrEqual(1);
  expect({ why, than }).toEqual({ why: [], than: undefined });
});

test("of a budget of time everything together takes no more", () => {
  let now = 0;
  const root: Place = { seat: 0, ways: { one: coins(6), two: coins(5) } };
  const slow: typeof told = {
    ...told,
    worlds: (view) => {
      const draw = told.worlds(view);
      return (random) => {
        now += 1;
        return draw(random);
      };
    },
  };
  const question = { id: 1, seat: 0, kind: "way", text: { key: "asked" }, fallback: 0 };
  const matter = {
    view: [root],
    question,
    choices: [{ kind: "one" }, { kind: "two" }],
    random: randomOf("slow"),
  };
  const { iterations } = advise(
    game,
    slow,
    matter,
    { milliseconds: 100 },
    { now: () => now, isCancelled: () => false },
  );
  expect(now).toBeLessThanOrEqual(100);
  expect(iterations).toBeGreaterThan(50);
});

async function toyAdvice(
  seed: string,
): Promise<{ readonly advice: Advice; readonly choices: readonly Choice[] }> {
  const insight = await toy.insight?.();
  if (insight === undefined) throw new Error("the toy tells bots how to think ahead");
  const { game } = toy;
  const options = toy.lobby.options({ mode: "long", seats: 2 }, randomOf(seed));
  const state = begin(game, options, randomFrom(seedFrom(seed)));
  const open = (): Question => at(game.questions(state), 0);
  while (open().kind === "exchange") play(game, state, open().seat, { kind: "done" });
  const { seat } = open();
  const choices = game.choices(state, seat);
  const matter = { view: game.view(state, seat), question: open(), choices, random: randomOf(seed) };
  const pass = choices.findIndex(({ kind }) => kind === "pass");
  return { advice: advise(game, insight, matter, { iterations: 800 }, undefined, [pass]), choices };
}

test("in the toy to light a lantern is better than to pass, and what tells them apart is what stands and what is held", async () => {
  const { advice: found, choices } = await toyAdvice("light");
  expect(choices[at(found.options, 0).choice]?.kind).toBe("play");
  expect(choices[found.than ?? -1]?.kind).toBe("pass");
  expect(found.why.length).toBeGreaterThan(0);
  for (const { feature } of found.why) expect(["lit", "cards"]).toContain(feature);
});
