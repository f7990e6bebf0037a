import type { Reason, Subject } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import {
  differ,
  differHeld,
  isStrength,
  perChance,
  perGame,
  placeTrait,
  playersTrait,
  reasonsBehind,
  strengthRun,
  target,
  usedIn,
} from "./index.ts";

describe("a scenario and its position", () => {
  test("differ only in what is expected, and absent counts as nothing", () => {
    expect(differ("gold", undefined, 3)).toEqual([]);
    expect(differ("gold", { a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
    expect(differ("gold", null, undefined)).toEqual([]);
    expect(differ("gold", 2, 3)).toEqual([{ path: "gold", expected: 2, found: 3 }]);
  });

  test("the reasons are asked for only where there is a difference", () => {
    const why = (): readonly Reason[] => [{ rule: "X-1", text: { key: "reason" }, amount: 3 }];
    expect(differ("gold", 2, 3, why)[0]?.why).toEqual(why());
    expect(
      differ("gold", 3, 3, () => {
        throw new Error("asked");
      }),
    ).toEqual([]);
  });

  test("names are held as often as they are written, or none of them at all", () => {
    expect(differHeld("hand", ["a", "a"], ["a", "b", "a"], true)).toEqual([]);
    expect(differHeld("hand", ["a", "a"], ["a", "b"], true)).toEqual([
      { path: "hand", expected: ["a", "a"], found: ["a", "b"] },
    ]);
    expect(differHeld("hand", ["c"], ["a", "b"], false)).toEqual([]);
    expect(differHeld("hand", ["c", "b"], ["a", "b"], false)).toHaveLength(1);
  });

  test("the reasons are those of the subject that is meant", () => {
    const subjects: readonly (Subject & { readonly seat: number })[] = [0, 1].map((seat) => ({
      kind: "score",
      seat,
    }));
    const game = {
      view: (state: number) => state,
      subjects: () => subjects,
      explain: (view: number, subject: Subject): readonly Reason[] => [
        { rule: `X-${Reflect.get(subject, "seat")}`, text: { key: "reason" }, amount: view },
      ],
    };
    expect(reasonsBehind(game, 5, { kind: "score", seat: 1 })()).toMatchObject([{ rule: "X-1", amount: 5 }]);
    expect(reasonsBehind(game, 5, { kind: "score", seat: 2 })()).toEqual([]);
  });
});

test("a trial counts options, kinds of answers and of events, and what an event shows", () => {
  const used = new Set<string>();
  const trial = usedIn({
    options: ({ seats }: { readonly seats: number }) => [`seats ${seats}`],
    event: ({ kind }: { readonly kind: string }) => [`card of ${kind}`],
  });
  trial.began({ seats: 3 }, used);
  trial.chose({ kind: "pass" }, used);
  trial.used({ kind: "drawn" }, used);
  expect([...used]).toEqual(["seats 3", "answer pass", "event drawn", "card of drawn"]);
});

describe("what reports count", () => {
  test("uses are counted per game, or per chance", () => {
    expect(perGame(["a", "b", "a"])).toEqual({ a: [2, 1], b: [1, 1] });
    expect(perChance(["a", "b", "a"], ["a", "c"])).toEqual({ a: [1, 2], b: [0, 1] });
  });

  test("places and numbers of players go from one to the most", () => {
    expect(placeTrait(3)).toMatchObject({ id: "place", values: ["1", "2", "3"], by: "wins" });
    expect(placeTrait(3).label("2")).toEqual({ key: "study.place", values: { place: "2" } });
    expect(playersTrait(2)).toMatchObject({ id: "players", values: ["1", "2"], by: "score" });
    expect(playersTrait(2).label("2")).toEqual({ key: "study.count", values: { count: 2 } });
  });

  test("the run of strength is known by its id and counts apart", () => {
    const run = strengthRun({ request: { mode: "duel" }, bots: ["greedy", "random"], games: 9 });
    expect(run).toMatchObject({ mirror: true, apart: true, games: 9 });
    expect([isStrength(run), isStrength({ ...run, id: "duel" })]).toEqual([true, false]);
  });

  test("a target has its text by its id", () => {
    expect(target("N1", "percent", () => []).text).toEqual({ key: "study.target.N1" });
  });
});
