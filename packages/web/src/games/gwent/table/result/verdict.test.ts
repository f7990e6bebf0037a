import { expect, test } from "vitest";
import type { Sight } from "../../sight/sight.ts";
import { verdictOf } from "./verdict.ts";

type Result = "win" | "loss" | "draw";

interface End {
  readonly seat: number | null;
  readonly isShared?: boolean;
  readonly results?: readonly Result[];
  /** The sides that won, and who plays for each side. */
  readonly winners?: readonly number[];
  readonly members?: readonly (readonly number[])[];
}

/** No more of a sight than how the match ended. */
function sight({ seat, isShared = false, results, winners, members = [[0], [1]] }: End): Sight {
  const standings = results?.map((result) => ({ result, place: 1 })) ?? [];
  const ending = results === undefined ? undefined : { by: "rules", outcome: { standings } };
  const view = { winners, sides: members.map((players) => ({ members: players })) };
  return { scene: { seat, isShared, table: { ending } }, view, near: seat ?? 0 } as unknown as Sight;
}

test("whoever looks for themselves is told how it ended for them", () => {
  expect(verdictOf(sight({ seat: 0, results: ["win", "loss"] }))).toEqual({ kind: "won" });
  expect(verdictOf(sight({ seat: 1, results: ["win", "loss"] }))).toEqual({ kind: "lost" });
  expect(verdictOf(sight({ seat: 1, winners: [] }))).toEqual({ kind: "draw" });
});

test("people who share a screen, and those who look on, are told who won", () => {
  const results = ["loss", "win"] as const;
  for (const end of [{ seat: 0, isShared: true }, { seat: 1, isShared: true }, { seat: null }])
    expect(verdictOf(sight({ ...end, results }))).toEqual({ kind: "winners", players: [1] });
});

test("a team wins together", () => {
  const results = ["win", "loss", "win", "loss"] as const;
  expect(verdictOf(sight({ seat: null, results }))).toEqual({ kind: "winners", players: [0, 2] });
});

test("the automaton wins without a standing", () => {
  const end = { seat: null, results: ["loss"], winners: [1] } as const;
  expect(verdictOf(sight(end))).toEqual({ kind: "winners", players: [1] });
});

test("nobody wins a draw, nor a match that was called off", () => {
  expect(verdictOf(sight({ seat: null, results: ["draw", "draw"], winners: [0, 1] }))).toEqual({
    kind: "draw",
  });
  expect(verdictOf(sight({ seat: null, results: [] }))).toEqual({ kind: "over" });
});
