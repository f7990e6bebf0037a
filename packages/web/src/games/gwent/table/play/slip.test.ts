import type { View } from "@medallion/gwent";
import { expect, test } from "vitest";
import { passLoses } from "./slip.ts";

interface Position {
  readonly gems?: number;
  readonly totals?: readonly [number, number];
  readonly hand?: number;
  readonly otherPassed?: boolean;
  /** Cards on one's own side. */
  readonly cards?: number;
  readonly faction?: string;
  readonly mode?: string;
}

function view(position: Position): View {
  const { gems = 1, totals = [10, 20], hand = 3, otherPassed = true, cards = 2 } = position;
  const { faction = "monsters", mode = "standard" } = position;
  const player = { side: 0, handCount: hand, passed: false, faction };
  return {
    mode,
    players: [player, { ...player, side: 1, passed: otherPassed, faction: "skellige" }],
    sides: totals.map((total, side) => ({
      ...{ total, gems, members: [side] },
      rows: [{ cards: Array.from({ length: side === 0 ? cards : 1 }) }],
    })),
  } as unknown as View;
}

const loses = (position: Position) => passLoses(view(position), 0);

test("behind with the last gem a pass loses the match, whether or not the other has passed", () => {
  expect(loses({})).toBe("match");
  expect(loses({ otherPassed: false })).toBe("match");
  expect(loses({ totals: [20, 10] })).toBeUndefined();
  expect(loses({ totals: [20, 10], otherPassed: false })).toBeUndefined();
  expect(loses({ hand: 0 })).toBeUndefined();
});

test("the last pass at an even score loses the match, but not for Nilfgaard", () => {
  expect(loses({ totals: [20, 20] })).toBe("match");
  expect(loses({ totals: [20, 20], faction: "nilfgaard" })).toBeUndefined();
  expect(loses({ totals: [20, 20], gems: 2 })).toBeUndefined();
});

test("a round is lost by the last pass behind, and by a pass before one has played anything", () => {
  expect(loses({ gems: 2 })).toBe("round");
  expect(loses({ gems: 2, totals: [0, 0], cards: 0, otherPassed: false })).toBe("round");
  expect(loses({ gems: 2, mode: "free-for-all" })).toBe("round");
});

test("to give a round away while behind and keep one's cards is play", () => {
  expect(loses({ gems: 2, otherPassed: false })).toBeUndefined();
  expect(loses({ gems: 2, totals: [10, 10], otherPassed: false })).toBeUndefined();
});

test("whoever has a mate still to play loses nothing by passing", () => {
  const team = view({});
  const mate = { ...team.players[0], passed: false };
  const sides = team.sides.map((side, place) => (place === 0 ? { ...side, members: [0, 2] } : side));
  expect(passLoses({ ...team, players: [...team.players, mate], sides } as View, 0)).toBeUndefined();
});
