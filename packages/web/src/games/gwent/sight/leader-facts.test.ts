import { expect, test } from "vitest";
import { leaderHeldBack } from "./leader-facts.ts";
import type { Sight } from "./sight.ts";

function sight(asked: string | undefined, change: object = {}): Sight {
  const player = { leader: "foltest-king-of-temeria", leaderSpent: false, leaderCancelled: false, ...change };
  const view = { players: [player], phase: "round", rules: { cardSet: "box" } };
  return { scene: { mayAct: true, table: {} }, view, asked, player: 0 } as unknown as Sight;
}

test("a leader that is not lit says why: it is not one's turn, or it would change nothing", () => {
  expect(leaderHeldBack(sight("turn"), true)).toBeUndefined();
  expect(leaderHeldBack(sight("turn"), false)).toBe("nothing");
  expect(leaderHeldBack(sight(undefined), false)).toBe("turn");
  expect(leaderHeldBack(sight("mulligan"), false)).toBe("turn");
});

test("one that is used up has nothing to explain", () => {
  expect(leaderHeldBack(sight("turn", { leaderSpent: true }), false)).toBeUndefined();
});
