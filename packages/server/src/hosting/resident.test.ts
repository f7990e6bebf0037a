import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { ANNA, BRUNO, begun, freshStore, node, troubled, viewer } from "./test/node.ts";

const said = (events: readonly { readonly kind: string }[]) => events.filter(({ kind }) => kind === "said");

test("while nobody knows what was written nobody sees the table, and no checkpoint is made of it", async () => {
  const { store, trouble } = troubled(await freshStore());
  const { tables } = await node(store, "one");
  const resident = await begun(tables);
  const anna = viewer("anna", 0);
  await resident.admit(anna, 0, 1);
  const { position } = resident.room;
  trouble.append = "refused";
  trouble.reads = true;
  const lost = await resident.command(ANNA, { kind: "say", text: "lost" });
  expect(lost).toMatchObject({ kind: "refused", refusal: { code: "store-failed" }, look: undefined });
  const bruno = viewer("bruno", 1);
  await expect(resident.admit(bruno, 0, 1)).rejects.toThrow();
  expect(bruno.events).toEqual([]);
  await resident.rest();
  trouble.reads = false;
  expect((await store.tables.checkpoint(resident.id))?.position ?? 0).toBeLessThanOrEqual(position);
  trouble.append = undefined;
  await resident.admit(bruno, 0, 2);
  expect(await resident.command(BRUNO, { kind: "say", text: "kept" })).toEqual({ kind: "done" });
  expect(said(anna.events)).toMatchObject([{ text: "kept" }]);
  expect(said(bruno.events)).toMatchObject([{ text: "kept" }]);
  expect(resident.room.position).toBe(position + 1);
});

test("a command that was written although the store failed is done, and heard once", async () => {
  const { store, trouble } = troubled(await freshStore());
  const { tables } = await node(store, "one");
  const resident = await begun(tables);
  const anna = viewer("anna", 0);
  await resident.admit(anna, 0, 1);
  trouble.append = "written";
  expect(await resident.command(ANNA, { kind: "say", text: "once" })).toEqual({ kind: "done" });
  trouble.append = undefined;
  await resident.command(ANNA, { kind: "say", text: "twice" });
  expect(said(anna.events)).toMatchObject([{ text: "once" }, { text: "twice" }]);
});

test("what was written unknown to us reaches everybody in order when the store is back, late spectators too", async () => {
  const { store, trouble } = troubled(await freshStore());
  const { tables, failures } = await node(store, "one");
  const resident = await begun(tables, { spectators: { kind: "delayed", seconds: 1 } });
  const anna = viewer("anna", 0);
  const clara = viewer("clara", null);
  await resident.admit(anna, 0, 1);
  await resident.admit(clara, 0, 1);
  trouble.append = "written";
  trouble.reads = true;
  await resident.command(ANNA, { kind: "say", text: "unknown" });
  expect(said(anna.events)).toEqual([]);
  trouble.append = undefined;
  trouble.reads = false;
  await resident.recover();
  await resident.command(ANNA, { kind: "say", text: "after" });
  const words = [{ text: "unknown" }, { text: "after" }];
  expect(said(anna.events)).toMatchObject(words);
  await expect.poll(() => said(clara.events), { timeout: 60_000 }).toMatchObject(words);
  // The append that failed and the reading after it.
  expect(failures).toHaveLength(2);
});

test("late spectators find the table as they left it, and nothing is read again for them", async () => {
  const inner = await freshStore();
  let reads = 0;
  const entries: Store["tables"]["entries"] = (...given) => {
    reads += 1;
    return inner.tables.entries(...given);
  };
  const { tables } = await node({ ...inner, tables: { ...inner.tables, entries } }, "one");
  const resident = await begun(tables, { spectators: { kind: "delayed", seconds: 1 } });
  const clara = viewer("clara", null);
  const dora = viewer("dora", null);
  await resident.admit(clara, 0, 1);
  await expect.poll(() => clara.events.length, { timeout: 60_000 }).toBeGreaterThan(0);
  resident.dismiss(clara);
  reads = 0;
  await resident.admit(dora, 0, 2);
  expect(reads).toBe(0);
  await resident.command(ANNA, { kind: "say", text: "hello" });
  await expect.poll(() => said(dora.events), { timeout: 60_000 }).toHaveLength(1);
  expect(resident.watching).toBe(1);
});

test("late spectators of a table that cannot go on are sent away, and the server lives", async () => {
  let mistaken = false;
  const setup: typeof toy.game.setup = (...given) => {
    if (mistaken) throw new Error("a mistake in the rules");
    return toy.game.setup(...given);
  };
  const kits = [{ ...toy, game: { ...toy.game, setup } }];
  const { tables, failures } = await node(await freshStore(), "one", { kits });
  const resident = await begun(tables, { spectators: { kind: "delayed", seconds: 1 } });
  const sent: unknown[] = [];
  const clara = { ...viewer("clara", null), send: (text: string) => sent.push(JSON.parse(text)) };
  await resident.admit(clara, 0, 1);
  mistaken = true;
  const away = { kind: "detached", code: "failed" };
  await expect.poll(() => sent.at(-1), { timeout: 60_000 }).toMatchObject(away);
  expect(failures).toHaveLength(1);
  expect(resident.watching).toBe(0);
});

test("a hidden answer does not move what lists show as the last change", async () => {
  const store = await freshStore();
  let now = 1_000_000;
  const { tables } = await node(store, "one", { now: () => now });
  const resident = await begun(tables);
  const answer = async (actor: typeof ANNA, seat: number) => {
    now += 1000;
    const question = resident.room.look(seat).table?.question?.id ?? -1;
    return resident.command(actor, { kind: "answer", seat, question, choice: 0 });
  };
  const updated = async () => (await store.tables.find(resident.id))?.updated;
  expect(await answer(ANNA, 0)).toEqual({ kind: "done" });
  expect(await updated()).toBe(1_000_000);
  expect(await answer(BRUNO, 1)).toEqual({ kind: "done" });
  expect(await updated()).toBe(now);
});

test("who gives up a seat no longer watches a table that wants no spectators", async () => {
  const { tables } = await node(await freshStore(), "one");
  const resident = await begun(tables, { spectators: { kind: "none" } });
  await resident.command(BRUNO, { kind: "resign", seat: 1 });
  const sent: { readonly kind: string }[] = [];
  const bruno = { ...viewer("bruno", null), send: (text: string) => sent.push(JSON.parse(text)) };
  await resident.admit(bruno, 0, 1);
  await resident.command(BRUNO, { kind: "leave", seat: 1 });
  expect(sent.at(-1)).toMatchObject({ kind: "detached", code: "not-allowed" });
  expect(resident.viewers).toBe(0);
});
