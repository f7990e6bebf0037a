import { expect, test } from "vitest";
import {
  ANNA,
  BRUNO,
  begun,
  freshStore,
  node,
  OPEN_SEATS,
  SETTINGS,
  viewer,
} from "../../src/hosting/test/node.ts";
import { LIMITS } from "../../src/limits.ts";
import { Memory } from "../../src/ops/memory.ts";

/*
 * A household of IPv6 founded 25,000 tables in 100 seconds, each of which stayed in memory for five minutes: the heap was
 * full, and the process ended.
 */

const limits = {
  ...LIMITS,
  botPace: 0,
  grace: 60_000,
  homecoming: 0,
  lease: 200,
  tablesInMemory: 20,
  tablesPerPerson: 1000,
};
const FOUNDING = { kind: "found", settings: SETTINGS, places: [...OPEN_SEATS] } as const;
const MANY = 120;

test("of more tables than memory is for, those that nobody looks at leave, and are found again as they were", async () => {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const { tables, failures } = await node(await freshStore(), "one", { limits, now });
  const looked = await begun(tables);
  const anna = viewer("anna", 0);
  await looked.admit(anna, 0, 1);
  const played = await begun(tables);
  await played.command(ANNA, { kind: "say", text: "hello" });
  const { position } = played.room;
  for (let count = 0; count < MANY; count++) {
    await tables.found(ANNA, FOUNDING);
    clock.ahead += 1000;
  }
  await expect.poll(() => tables.size).toBeLessThanOrEqual(limits.tablesInMemory + 1);
  expect(tables.resident(looked.id)).toBe(looked);
  expect(tables.resident(played.id)).toBeUndefined();
  const again = await tables.open(played.id);
  expect(again?.room.position).toBe(position);
  expect(again?.room.seatsOf("bruno")).toEqual([1]);
  expect((await again?.command(BRUNO, { kind: "say", text: "I am here" }))?.kind).toBe("done");
  expect(failures).toEqual([]);
});

test("a game whose clock runs comes back by itself in time", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 60_000);
  const { tables } = await node(store, "one", { limits, hasMemory: () => false });
  const { id, room } = await begun(tables, { clock: { kind: "move", allowance: 5000, away: 0 } });
  const { position } = room;
  tables.watch();
  await expect.poll(() => tables.resident(id), { timeout: 4000 }).toBeUndefined();
  await expect
    .poll(async () => (await store.tables.find(id))?.position, { timeout: 20_000 })
    .toBeGreaterThan(position);
});

test("there is no room for more before the heap is full, and it is not asked for at every table", () => {
  const clock = { at: 0 };
  const heap = { used_heap_size: 100, heap_size_limit: 1000, asked: 0 };
  const memory = new Memory(
    () => clock.at,
    () => {
      heap.asked++;
      return heap;
    },
  );
  expect(memory.hasRoom()).toBe(true);
  heap.used_heap_size = 900;
  expect([memory.hasRoom(), heap.asked]).toEqual([true, 1]);
  clock.at += 1000;
  expect(memory.hasRoom()).toBe(false);
});
