import type { View } from "@medallion/gwent";
import { expect, test } from "vitest";
import type { Past } from "../../../../scene/scene.ts";
import { turningOf } from "./turning.ts";

const PLAYERS = [{ side: 0 }, { side: 1 }];

function step(
  totals: readonly [number, number],
  events: readonly object[],
  rounds: readonly object[] = [],
): Past {
  const view = { players: PLAYERS, sides: totals.map((total) => ({ total })), rounds } as unknown as View;
  return { events: events as Past["events"], view };
}

const played = (seat: number, id: string) => ({ kind: "unitPlayed", seat, id });

test("of each round the card that turned it most towards its winner", () => {
  const first = { totals: [14, 20], winners: [1] };
  const ended = { kind: "roundEnded", totals: [14, 20] };
  const past = [
    step([0, 0], []),
    step([10, 0], [played(0, "vesemir")]),
    step([10, 5], [played(1, "nekker")]),
    step([4, 9], [{ kind: "specialPlayed", seat: 1, id: "scorch" }]),
    step([14, 9], [played(0, "yennefer")]),
    // The last card ends the round: what counts is the score it ended with, not the cleared table.
    step([0, 0], [played(1, "fiend"), ended], [first]),
    step([7, 0], [played(0, "ciri")], [first]),
    step([0, 0], [{ kind: "roundEnded", totals: [7, 0] }], [first, { totals: [7, 0], winners: [0] }]),
  ];
  expect(turningOf(past)).toEqual([
    { round: 0, player: 1, id: "fiend", swing: 11 },
    { round: 1, player: 0, id: "ciri", swing: 7 },
  ]);
});

test("a round in which its winner turned nothing has no such card", () => {
  const past = [
    step([0, 0], []),
    step([0, 0], [{ kind: "roundEnded", totals: [0, 0] }], [{ totals: [0, 0], winners: [1] }]),
  ];
  expect(turningOf(past)).toEqual([]);
  expect(turningOf([])).toEqual([]);
});
