import { expect, test } from "vitest";
import { TrialTable } from "../table/test/trial-table.ts";
import { TableStore } from "./table-store.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("an answer is shown as on its way until it is acknowledged, and changes the look", async () => {
  const table = new TrialTable();
  const store = new TableStore(table.open, 0);
  await settled();
  const asked = store.snapshot.look?.table?.question?.id;
  const answering = store.choose(0);
  expect(store.snapshot.sending).toBeDefined();
  // Pressed twice, it is sent once.
  expect(await store.choose(0)).toBeUndefined();
  expect(await answering).toEqual({ kind: "done" });
  expect(store.snapshot.sending).toBeUndefined();
  expect(store.snapshot.look?.table?.question?.id).not.toBe(asked);
});

test("what comes to nothing is told until it is forgotten or something else succeeds", async () => {
  const store = new TableStore(new TrialTable().open, 0);
  await settled();
  await store.command({ kind: "propose", seat: 0, what: "takeback" });
  expect(store.snapshot.trouble?.outcome).toMatchObject({
    kind: "refused",
    refusal: { code: "no-takeback" },
  });
  store.forgetTrouble();
  expect(store.snapshot.trouble).toBeUndefined();
});

test("a store of one seat never holds another seat’s hand", async () => {
  const table = new TrialTable();
  const [one, other] = [new TableStore(table.open, 0), new TableStore(table.open, 1)];
  await settled();
  const refs = (store: TableStore, player: number): readonly unknown[] => {
    const view = store.snapshot.look?.table?.view as { players: readonly { hand?: readonly unknown[] }[] };
    return view.players[player]?.hand ?? [];
  };
  expect(refs(one, 0)).toHaveLength(10);
  expect(refs(one, 1)).toEqual([]);
  expect(refs(other, 0)).toEqual([]);
  one.close();
  table.send(1, { kind: "resign", seat: 1 });
  expect(one.snapshot.look?.stage).toBe("playing");
  expect(other.snapshot.look?.stage).toBe("over");
});
