import type { Told } from "@medallion/kernel";
import { at, settle } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { GwentEvent } from "../events.ts";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";

/** Uses A's leader in a position; what was told about it. */
function toldOfLeader(position: Record<string, unknown>, forced: readonly number[]): Told<GwentEvent>[] {
  const cards = { K: "close 1", L: "close 2", M: "close 3", N: "close 4", O: "close 5" };
  const state = arrange({ mode: undefined, options: undefined, cards, position, forced });
  settle(gwent, state);
  const told: Told<GwentEvent>[] = [];
  const leader = gwent.choices(state, 0).filter(({ kind }) => kind === "leader");
  gwent.choose(state, 0, at(leader, 0), (one) => told.push(one));
  return told;
}

test("GW-10.21 GW-CK-10.15: only the Emperor's player is told which three cards were seen", () => {
  const told = toldOfLeader(
    { A: { leader: "emhyr-emperor-of-nilfgaard", hand: 1 }, B: { hand: ["K", "L", "M", "N", "O"] } },
    [4, 0, 1],
  );
  expect(told.filter(({ event }) => event.kind === "handPeeked")).toEqual([
    {
      event: { kind: "handPeeked", seat: 0, of: 1, count: 3, ids: ["O", "K", "M"] },
      to: [0],
      others: { kind: "handPeeked", seat: 0, of: 1, count: 3, ids: [] },
    },
  ]);
  expect(told.filter(({ event }) => event.kind !== "handPeeked").map(({ event }) => event.kind)).toEqual([
    "leaderUsed",
  ]);
});
