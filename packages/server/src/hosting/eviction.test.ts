import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { ANNA, begun, freshStore, node, SETTINGS, troubled, viewer } from "./test/node.ts";

const IDLE = 60;

test("a table that is asked for while it is let go is the one that stays", async () => {
  const inner = await freshStore();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: waits, resolve: waiting } = Promise.withResolvers<void>();
  const store: Store = {
    ...inner,
    tables: {
      ...inner.tables,
      saveCheckpoint: async (...given) => {
        waiting();
        await released;
        return inner.tables.saveCheckpoint(...given);
      },
    },
  };
  const { tables } = await node(store, "one");
  const resident = await begun(tables);
  await delay(IDLE);
  const sweeping = tables.sweep();
  await waits;
  // The one who asks comes to use it only after it was looked whether anybody does.
  const asked = tables.open(resident.id);
  release();
  await sweeping;
  const found = await asked;
  const anna = viewer("anna", 0);
  await found?.admit(anna, 0, 1);
  await (await tables.open(resident.id))?.command(ANNA, { kind: "say", text: "hello" });
  expect(anna.events.filter(({ kind }) => kind === "said")).toHaveLength(1);
});

test("a table whose claim could not be given back is still run", async () => {
  const { store, trouble } = troubled(await freshStore());
  await store.nodes.beat("one", 60_000);
  const { tables, thought } = await node(store, "one");
  const resident = await tables.found(ANNA, {
    kind: "found",
    settings: SETTINGS,
    places: [{ kind: "open" }, { kind: "bot", bot: "greedy", name: "" }],
  });
  await resident.command(ANNA, { kind: "sit", seat: 0, ready: true });
  await expect.poll(() => resident.room.owing()).toEqual([0]);
  await delay(IDLE);
  trouble.releases = true;
  await tables.sweep().catch(() => {});
  const anna = viewer("anna", 0);
  const again = await tables.open(resident.id);
  await again?.admit(anna, 0, 1);
  const before = thought.length;
  // The exchange, and the first turn.
  for (const _ of [1, 2]) {
    const question = again?.room.look(0).table?.question?.id ?? -1;
    await again?.command(ANNA, { kind: "answer", seat: 0, question, choice: 0 });
  }
  await expect.poll(() => thought.length, { timeout: 60_000 }).toBeGreaterThan(before);
});

test("a claim that is granted while the table is let go is given back", async () => {
  const inner = await freshStore();
  await inner.nodes.beat("one", 60_000);
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
  const { promise: claims, resolve: claiming } = Promise.withResolvers<void>();
  const store: Store = {
    ...inner,
    nodes: {
      ...inner.nodes,
      claim: async (...given) => {
        claiming();
        await granted;
        return inner.nodes.claim(...given);
      },
    },
  };
  const { tables } = await node(store, "one");
  const resident = await begun(tables, { clock: { kind: "correspondence", days: 1 } });
  await claims;
  await delay(IDLE);
  const sweeping = tables.sweep();
  // Far enough for a sweep that does not wait for the claim.
  await delay(20);
  grant();
  await sweeping;
  expect(tables.size).toBe(0);
  await delay(20);
  expect(await inner.tables.orphans(Date.now() + 2 * 24 * 3_600_000, 10)).toEqual([resident.id]);
});
