import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { ANNA, BRUNO, begun, freshStore, node } from "./test/node.ts";

test("a game beyond its bound is called off without a result, and nobody loses it by the clock", async () => {
  const store = await freshStore();
  const { tables } = await node(store, "one", {
    limits: { ...LIMITS, lease: 200, homecoming: 0, entriesPerGame: 4 },
  });
  const resident = await begun(tables, { clock: { kind: "bank", bank: 60_000, increment: 0, away: 0 } });
  const { room } = resident;
  const codes: string[] = [];
  for (let moves = 0; moves < 6 && room.stage === "playing"; moves++) {
    const [seat = 0] = room.owing();
    const question = room.look(seat).table?.question?.id ?? -1;
    const by = seat === 0 ? ANNA : BRUNO;
    const outcome = await resident.command(by, { kind: "answer", seat, question, choice: 0 });
    codes.push(outcome.kind === "done" ? "done" : outcome.refusal.code);
  }
  expect(codes).toEqual(["done", "done", "done", "done", "game-too-long"]);
  expect(room.stage).toBe("over");
  expect(room.due()).toBeUndefined();
  expect(await store.games.find(resident.id, 0)).toMatchObject({ rated: false, by: "abort" });
  expect(await resident.command(ANNA, { kind: "say", text: "Again?" })).toEqual({ kind: "done" });
});
