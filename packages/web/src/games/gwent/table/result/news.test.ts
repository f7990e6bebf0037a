import type { RoundResult, View } from "@medallion/gwent";
import { expect, test } from "vitest";
import { isGoingOn, newsOf } from "./news.ts";

const WON: RoundResult = { totals: [36, 20], winners: [0], change: [0, -1], rule: "GW-12.2" };
const LOST: RoundResult = { totals: [12, 40], winners: [1], change: [-1, 0], rule: "GW-12.2" };

type Ended = Pick<View, "rounds" | "acted" | "phase">;

test("a round that ended is told until somebody acts in the next one or it was read", () => {
  const ended: Ended = { rounds: [WON], acted: false, phase: "round" };
  expect(newsOf(ended, 0)).toEqual({ round: 1, result: WON });
  expect(newsOf({ ...ended, acted: true }, 0)).toBeUndefined();
  expect(newsOf(ended, 1)).toBeUndefined();
  expect(newsOf({ ...ended, rounds: [] }, 0)).toBeUndefined();
});

test("the last round of a match is told, too: nobody acts after it", () => {
  const over: Ended = { rounds: [WON, LOST], acted: true, phase: "over" };
  expect(isGoingOn(over)).toBe(false);
  expect(newsOf(over, 1)).toEqual({ round: 2, result: LOST });
});
