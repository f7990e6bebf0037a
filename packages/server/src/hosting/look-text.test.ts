import { at } from "@medallion/kernel";
import { expect, test } from "vitest";
import { lookText } from "./look-text.ts";
import { ANNA, BRUNO, begun, freshStore, node } from "./test/node.ts";

test("the text of a look says all of it, also after moves and when people go", async () => {
  const { tables } = await node(await freshStore(), "one");
  const resident = await begun(tables);
  const check = (): void => {
    for (const seat of [0, 1, null]) {
      const look = resident.room.look(seat);
      expect(JSON.parse(lookText(look))).toEqual(JSON.parse(JSON.stringify(look)));
    }
  };
  check();
  for (let moves = 0; moves < 4; moves++) {
    const seat = at(resident.room.owing(), 0);
    const question = resident.room.look(seat).table?.question?.id ?? -1;
    const by = seat === 0 ? ANNA : BRUNO;
    const outcome = await resident.command(by, { kind: "answer", seat, question, choice: 0 });
    expect(outcome).toEqual({ kind: "done" });
    check();
  }
  await resident.command(BRUNO, { kind: "standIn", seat: 1, bot: "greedy" });
  check();
  await resident.command(ANNA, { kind: "resign", seat: 0 });
  check();
});
