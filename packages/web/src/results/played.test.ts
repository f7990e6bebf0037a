import { expect, test } from "vitest";
import type { FinishedRow } from "../local/finished-row.ts";
import { playedHere, playedOnline } from "./played.ts";

const ROW: FinishedRow = {
  ...{ table: "here", number: 3, game: "gwent", mode: "standard", by: "rules", finished: 1 },
  seats: [
    { kind: "bot", name: "Vesna", bot: "greedy" },
    { kind: "person", name: "Anna" },
  ],
};

test("who played alone on this device sees the game again with their own eyes", () => {
  expect(playedHere(ROW).replay).toBe("/replays/local/here/3?seat=1");
});

test("a game that several played on this device is seen as spectators see it", () => {
  const seats = ROW.seats.map((seat) => ({ ...seat, kind: "person" as const }));
  expect(playedHere({ ...ROW, seats }).replay).toBe("/replays/local/here/3");
});

test("a game online is seen again from one's own seat, a stranger's as a spectator", () => {
  const game = {
    ...{ table: "t", number: 0, replay: "code", game: "gwent", mode: "standard", by: "rules", finished: 1 },
    ...{ rated: false, favourite: false, commitment: "" },
    players: [
      { seat: 0, person: "bot:greedy", name: "Vesna" },
      { seat: 1, person: "anna", name: "Anna" },
    ],
  };
  expect(playedOnline(game, "anna").replay).toBe("/replays/online/code/0?seat=1");
  expect(playedOnline(game, "fritz").replay).toBe("/replays/online/code/0");
});
