import { at, randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import { type Place, paths, pathsInsight, type View } from "../test/paths.ts";
import { thinkAhead } from "./think.ts";
import type { Thought } from "./thought.ts";

const ends = (...shares: readonly number[]): Place => ({ ends: shares });

/** What seat 0 takes when the world is one of these, and what else came of thinking. */
function thought(
  worlds: View,
  more: Partial<typeof pathsInsight> = {},
  iterations = 400,
): Thought & { readonly way: string } {
  const choices = paths.choices(pathsInsight.worlds(worlds)(randomOf("first")), 0);
  const [first] = worlds;
  const kind = first !== undefined && "both" in first ? "both" : "way";
  const question = { id: 1, seat: 0, kind, text: { key: "asked" }, fallback: 0 };
  const matter = { view: worlds, question, choices, random: randomOf("think") };
  const found = thinkAhead(paths, { ...pathsInsight, ...more }, matter, { iterations });
  return { ...found, way: at(choices, found.choice).kind };
}

test("who can win at once does", () => {
  const { way, options } = thought([{ seat: 0, ways: { left: ends(0, 1, 0), right: ends(1, 0, 0) } }]);
  expect(way).toBe("right");
  expect(options.map(({ chance }) => chance)).toEqual([0, 1]);
});

test("others look for their own good, not for one's harm", () => {
  // Seat 1 would rather have 0.3 than spoil the game for seat 0.
  const left: Place = { seat: 1, ways: { up: ends(0.4, 0.6, 0), down: ends(0.9, 0.1, 0) } };
  const right: Place = { seat: 1, ways: { up: ends(0.5, 0.3, 0.2), down: ends(0.1, 0.2, 0.7) } };
  const { way, options } = thought([{ seat: 0, ways: { left, right } }], {}, 3000);
  expect(way).toBe("right");
  expect(options[1]?.chance).toBeGreaterThan(0.42);
});

test("seats of one camp play for each other", () => {
  const left: Place = { seat: 1, ways: { up: ends(0.4, 0.6), down: ends(0.9, 0.1) } };
  const right: Place = { seat: 1, ways: { up: ends(0.6, 0.4), down: ends(0.5, 0.5) } };
  const root: Place = { seat: 0, ways: { left, right } };
  expect(thought([root], { camps: () => [0, 0] }).way).toBe("left");
  expect(thought([root], { camps: () => [0, 1] }).way).toBe("right");
});

/** Seat 0 wins if both guess the same, and has 0.3 for sure where it does not guess; whoever answers that loses by it. */
const safe = ends(0.3, 0.7);
const guesses: Place = {
  both: ["heads", "tails", "safe"],
  together: Object.fromEntries(
    ["heads", "tails", "safe"].flatMap((one) =>
      ["heads", "tails", "safe"].map((other) => [
        `${one} ${other}`,
        one === "safe" ? safe : one === other || other === "safe" ? ends(1, 0) : ends(0, 1),
      ]),
    ),
  ),
};

test("a secret answer is not answered by those who cannot know it", () => {
  const may: Place = { seat: 1, ways: { heads: ends(0, 1), tails: ends(1, 0) } };
  const told: Place = { seat: 1, ways: { heads: ends(1, 0), tails: ends(0, 1) } };
  // Where seat 1 sees the guess, not to guess is best; where it cannot know it, a guess wins half of the time.
  expect(thought([{ seat: 0, ways: { heads: told, tails: may, safe } }]).way).toBe("safe");
  expect(thought([guesses], {}, 3000).way).not.toBe("safe");
});

test("what cannot be told apart cannot be used: a guess is worth one half", () => {
  const guess = (left: number): Place => ({
    seat: 0,
    ways: { left: ends(left, 1 - left), right: ends(1 - left, left) },
  });
  const world = (left: number): Place => ({ seat: 0, ways: { guess: guess(left), safe: ends(0.8, 0.2) } });
  const { way, options } = thought([world(0), world(1)], {}, 2000);
  expect(way).toBe("safe");
  expect(options[0]?.chance).toBeLessThan(0.65);
});

test("what chance brings is used where it can be seen", () => {
  const red: Place = { seat: 0, ways: { "red left": ends(1, 0), "red right": ends(0, 1) } };
  const blue: Place = { seat: 0, ways: { "blue left": ends(0, 1), "blue right": ends(1, 0) } };
  const roll: Place = { chance: [red, blue] };
  const { way, options } = thought([{ seat: 0, ways: { roll, safe: ends(0.8, 0.2) } }], {}, 2000);
  expect(way).toBe("roll");
  expect(options[0]?.chance).toBeGreaterThan(0.85);
});

test("what chance brings is weighed by how often", () => {
  const dice: Place = { chance: [ends(1, 0), ends(0, 1), ends(0, 1), ends(0, 1)] };
  const { way, options } = thought([{ seat: 0, ways: { dice, safe: ends(0.4, 0.6) } }]);
  expect(way).toBe("safe");
  expect(options[0]?.chance).toBeCloseTo(0.25, 0);
});

test("choices that the policy likes are tried first, the others not forgotten", () => {
  const ways = Object.fromEntries(Array.from({ length: 20 }, (_, way) => [`way ${way}`, ends(0.5, 0.5)]));
  const rate = (_state: unknown, _seat: number, _choices: unknown, into: Float64Array): void => {
    into[7] = 4;
  };
  const liked = thought([{ seat: 0, ways }], { rate }, 300);
  expect(liked.way).toBe("way 7");
  expect(liked.options.filter(({ visits }) => visits > 0).length).toBeGreaterThan(5);
  const better = { ...ways, "way 12": ends(0.9, 0.1) };
  expect(thought([{ seat: 0, ways: better }], { rate }, 600).way).toBe("way 12");
});

test("the same chance thinks the same; a thought says how often each choice was tried", () => {
  const dice: Place = { chance: [ends(1, 0), ends(0, 1)] };
  const root: Place = { seat: 0, ways: { dice, other: dice } };
  const once = thought([root], {}, 101);
  expect(thought([root], {}, 101)).toEqual(once);
  expect(once.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(once.iterations);
});

test("it stops when no other choice can catch up", () => {
  const { iterations } = thought(
    [{ seat: 0, ways: { left: ends(0, 1, 0), right: ends(1, 0, 0) } }],
    {},
    1000,
  );
  expect(iterations).toBeLessThan(700);
});

test("an only choice needs no thinking", () => {
  expect(thought([{ seat: 0, ways: { on: ends(1, 0) } }])).toMatchObject({ choice: 0, iterations: 0 });
});

test("getting ready counts: what it takes is no longer there for thinking", () => {
  let now = 0;
  const root: Place = { seat: 0, ways: { left: ends(0, 1), right: ends(0, 1) } };
  const matter = {
    view: [root],
    question: { id: 1, seat: 0, kind: "way", text: { key: "asked" }, fallback: 0 },
    choices: [{ kind: "left" }, { kind: "right" }],
    random: randomOf("slow"),
  };
  const slow: typeof pathsInsight = {
    ...pathsInsight,
    worlds: (view) => {
      now += 90;
      const draw = pathsInsight.worlds(view);
      return (random) => {
        now += 1;
        return draw(random);
      };
    },
  };
  const watch = { now: () => now, isCancelled: () => false };
  const { iterations } = thinkAhead(paths, slow, matter, { milliseconds: 100 }, watch);
  expect(now).toBeLessThanOrEqual(100);
  // Four worlds were drawn for what the policy says.
  expect(iterations).toBeGreaterThan(2);
  expect(iterations).toBeLessThanOrEqual(6);
});

test("a world with other choices than those in question is refused", () => {
  const one: Place = { seat: 0, ways: { left: ends(0, 1), right: ends(1, 0) } };
  const other: Place = { seat: 0, ways: { left: ends(0, 1), right: ends(1, 0), on: ends(1, 0) } };
  const matter = {
    view: [other],
    question: { id: 1, seat: 0, kind: "way", text: { key: "asked" }, fallback: 0 },
    choices: Object.keys("ways" in one ? one.ways : {}).map((kind) => ({ kind })),
    random: randomOf("other"),
  };
  expect(() => thinkAhead(paths, pathsInsight, matter, { iterations: 5 })).toThrow(
    "has 3 choices instead of 2",
  );
});
