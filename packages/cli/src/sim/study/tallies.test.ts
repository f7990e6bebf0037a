import type { Facts, Study, StudyRun } from "@medallion/fittings";
import type { Standing } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import type { Played } from "../game.ts";
import { countStudy, emptyStudy, mergeStudy } from "./count.ts";
import { judge } from "./judge.ts";
import { type Counted, talliesOf } from "./tallies.ts";

const KINDS = [
  { id: "card", name: { key: "c" }, values: ["x", "y", "z"], label: () => ({ key: "c" }), per: "game" },
  { id: "skill", name: { key: "s" }, values: ["p", "q"], label: () => ({ key: "s" }), per: "chance" },
] as const;

const STUDY: Study = {
  runs: [],
  traits: [],
  uses: KINDS,
  sources: [
    { id: "gold", name: { key: "g" } },
    { id: "fame", name: { key: "f" } },
  ],
  targets: [],
  facts: () => ({ seats: [], uses: {}, parts: {} }),
  texts: () => Promise.resolve({}),
};

/** A game of seats with a clan each, of which these won. */
function game(
  clans: readonly string[],
  results: readonly Standing["result"][],
  more: Partial<Omit<Facts, "seats">> = {},
): Played {
  return {
    length: 10 * clans.length,
    seats: results.map((result) => ({ bot: "greedy", result })),
    facts: {
      seats: clans.map((clan, seat) => ({
        score: 10 * (seat + 1),
        traits: { clan: [clan] },
        numbers: { gold: 6 * (seat + 1), fame: 4 * (seat + 1), lucky: seat === 0 ? 1 : 0 },
      })),
      uses: {},
      parts: {},
      ...more,
    },
  };
}

function run(id: string, played: readonly Played[], more: Partial<StudyRun> = {}): Counted {
  const studied = emptyStudy();
  for (const each of played) countStudy(studied, each, STUDY);
  return { run: { id, request: { mode: "m" }, bots: ["greedy"], games: played.length, ...more }, studied };
}

describe("victories", () => {
  const tallies = talliesOf([
    run("two", [game(["wolf", "bear"], ["win", "loss"]), game(["wolf", "bear"], ["draw", "draw"])]),
    run("four", [game(["wolf", "bear", "bear", "cat"], ["win", "loss", "loss", "loss"])]),
  ]);

  test("a shared victory is a part of one", () => {
    expect(tallies.wins("clan", "wolf").share).toMatchObject({ value: 2.5 / 3, count: 3 });
    expect(tallies.wins("clan", "bear").share.value).toBeCloseTo(0.5 / 4);
  });

  test("a fair share depends on the number of seats", () => {
    // Two games of two and one of four: a wolf would win a half, a half and a quarter.
    expect(tallies.wins("clan", "wolf").relative.value).toBeCloseTo(2.5 / 1.25);
    expect(tallies.wins("clan", "bear").relative.value).toBeCloseTo(0.5 / (0.5 + 0.5 + 0.25 + 0.25));
  });

  test("seats and bots are counted in every game", () => {
    expect(tallies.wins("seat", "0").share.value).toBeCloseTo(2.5 / 3);
    expect(tallies.wins("bot", "greedy").relative.value).toBeCloseTo(1);
  });

  test("nothing is known of what never sat at a table", () => {
    expect(tallies.wins("clan", "griffin").share.count).toBe(0);
    expect(tallies.wins("guild", "wolf").relative.count).toBe(0);
  });
});

test("runs apart are counted only where somebody asks for them", () => {
  const tallies = talliesOf([
    run("plain", [game(["wolf", "bear"], ["win", "loss"])]),
    run("odd", [game(["wolf", "bear"], ["loss", "win"])], { apart: true }),
  ]);
  expect(tallies.wins("clan", "wolf").share.value).toBe(1);
  expect(tallies.only(({ id }) => id === "odd").wins("clan", "wolf").share.value).toBe(0);
  expect(tallies.only(() => true).wins("clan", "wolf").share.value).toBe(0.5);
});

test("scores, numbers and sources", () => {
  const tallies = talliesOf([
    run("two", [game(["wolf", "bear"], ["win", "loss"]), game(["bear", "cat"], ["win", "loss"])]),
  ]);
  expect(tallies.score().value).toBe(15);
  expect(tallies.score("clan", "bear").value).toBe(15);
  expect(tallies.score("clan", "cat").value).toBe(20);
  expect(tallies.mean("gold").value).toBe(9);
  expect(tallies.share("lucky")).toMatchObject({ value: 0.5, count: 4 });
  expect(tallies.source("gold").value).toBeCloseTo(0.6);
  expect(tallies.source("fame").value).toBeCloseTo(0.4);
});

test("uses per game count what was not used, uses per chance only what could be", () => {
  const tallies = talliesOf([
    run("two", [
      game(["wolf"], ["win"], {
        uses: { card: { x: [3, 1] }, skill: { p: [1, 2] } },
        parts: { tea: [4, 2] },
      }),
      game(["wolf"], ["win"], {
        uses: { card: { x: [1, 1], y: [2, 1] }, skill: { p: [0, 2] } },
        parts: { tea: [0, 2] },
      }),
    ]),
  ]);
  expect(["x", "y", "z"].map((card) => tallies.use("card", card).rate.value)).toEqual([2, 1, 0]);
  expect(["x", "y", "z"].map((card) => tallies.use("card", card).relative.value)).toEqual([2, 1, 0]);
  expect(tallies.use("card", "x").share.value).toBeCloseTo(4 / 6);
  expect(tallies.use("skill", "p").rate.value).toBe(0.25);
  expect(tallies.use("skill", "q").rate.count).toBe(0);
  expect(tallies.part("tea").value).toBe(1);
});

test("a difference has an interval as wide as both make it", () => {
  const { difference } = talliesOf([]);
  const one = { value: 10, low: 7, high: 13, count: 20 };
  const other = { value: 4, low: 0, high: 8, count: 9 };
  expect(difference(one, other)).toEqual({ value: 6, low: 1, high: 11, count: 9 });
});

test("what threads counted adds up to what one would have counted", () => {
  const games = [game(["wolf", "bear"], ["win", "loss"]), game(["cat", "bear"], ["draw", "draw"])];
  const [whole, first, second] = [run("a", games), run("a", games.slice(0, 1)), run("a", games.slice(1))];
  const merged = emptyStudy();
  mergeStudy(merged, first.studied);
  mergeStudy(merged, second.studied);
  expect(merged).toEqual(whole.studied);
});

describe("a target", () => {
  const estimate = (value: number, half = 0) => ({ value, low: value - half, high: value + half, count: 10 });
  const judged = (...findings: Parameters<typeof finding>[]) =>
    judge(
      {
        id: "T",
        text: { key: "t" },
        form: "number",
        findings: () => findings.map((each) => finding(...each)),
      },
      talliesOf([]),
    );
  const finding = (value: number, half: number) => ({ estimate: estimate(value, half), low: 1, high: 2 });

  test("is met at its bars, and missed with any finding beyond them", () => {
    expect(judged([1, 0], [2, 0]).verdict).toBe("met");
    expect(judged([1.5, 0], [2.01, 0]).verdict).toBe("missed");
  });

  test("is certain where the whole interval agrees", () => {
    expect(judged([1.5, 0.5]).findings[0]).toMatchObject({ verdict: "met", sure: true });
    expect(judged([1.5, 0.6]).findings[0]).toMatchObject({ verdict: "met", sure: false });
    expect(judged([2.5, 0.4]).findings[0]).toMatchObject({ verdict: "missed", sure: true });
    expect(judged([2.5, 0.6]).findings[0]).toMatchObject({ verdict: "missed", sure: false });
  });

  test("tells the worst finding first", () => {
    expect(judged([1.5, 0], [3, 0], [1.1, 0], [0.5, 0]).findings.map((each) => each.estimate.value)).toEqual([
      3, 0.5, 1.1, 1.5,
    ]);
  });

  test("is open where nothing is known", () => {
    const unknown = { ...estimate(0), count: 0 };
    const target = { id: "T", text: { key: "t" }, form: "number" } as const;
    expect(judge({ ...target, findings: () => [] }, talliesOf([])).verdict).toBe("open");
    expect(judge({ ...target, findings: () => [{ estimate: unknown, low: 0 }] }, talliesOf([])).verdict).toBe(
      "open",
    );
  });
});
