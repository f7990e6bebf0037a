import { setTimeout as delay } from "node:timers/promises";
import { toy } from "@medallion/suites/toy";
import type { BotTask } from "@medallion/table";
import { chooseFor } from "@medallion/table";
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { ANNA, BRUNO, begun, freshStore, node, SETTINGS, troubled, viewer } from "./test/node.ts";

const WITH_BOT = [{ kind: "open" }, { kind: "bot", bot: "greedy", name: "" }] as const;
const limits = { ...LIMITS, botPace: 0, lease: 200, idle: 50, grace: 20 };

/** A thought that a test lets come to its end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const think = async (_table: string, task: BotTask) => {
    begin();
    await promise;
    return chooseFor(toy, task);
  };
  return { think, asked, letGo: resolve };
}

test("a bot thinks in its host's turn, whoever plays at the table", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 60_000);
  const hosts: unknown[] = [];
  const { tables } = await node(store, "one", {
    think: async (_table, task, _signal, _isAwaited, host) => {
      hosts.push(host);
      return chooseFor(toy, task);
    },
  });
  const resident = await tables.found(ANNA, { kind: "found", settings: SETTINGS, places: WITH_BOT });
  await resident.command(BRUNO, { kind: "sit", seat: 0, ready: true });
  await expect.poll(() => hosts.length).toBeGreaterThan(0);
  expect(new Set(hosts)).toEqual(new Set(["anna"]));
});

test("a bot answers although the store was away when it had thought", async () => {
  const { store, trouble } = troubled(await freshStore());
  await store.nodes.beat("one", 60_000);
  const { think, asked, letGo } = held();
  const { tables } = await node(store, "one", { think });
  const resident = await tables.found(
    ANNA,
    { kind: "found", settings: SETTINGS, places: WITH_BOT },
    { kind: "sit", seat: 0, ready: true },
  );
  await asked;
  Object.assign(trouble, { append: "refused", reads: true, claims: true });
  letGo();
  await expect.poll(() => trouble.appends).toBeGreaterThan(0);
  // Longer than a claim is trusted.
  await delay(200);
  Object.assign(trouble, { append: undefined, reads: false, claims: false });
  const written = async () => (await store.tables.entries(resident.id)).at(-1)?.command.kind;
  await expect.poll(written, { timeout: 60_000 }).toBe("bot");
});

test("a bot answers although its node was taken for dead when it had thought", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 60_000);
  const { think, asked, letGo } = held();
  const { tables } = await node(store, "one", { think });
  const resident = await tables.found(
    ANNA,
    { kind: "found", settings: SETTINGS, places: WITH_BOT },
    { kind: "sit", seat: 0, ready: true },
  );
  await asked;
  // Longer than a claim is trusted: the machine slept.
  await store.nodes.beat("one", 1);
  await delay(150);
  letGo();
  await delay(20);
  await store.nodes.beat("one", 60_000);
  await expect.poll(() => resident.room.owing(), { timeout: 60_000 }).toEqual([0]);
});

test("an answer thought of before a takeback is not taken for the question that came back", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 60_000);
  const tasks: BotTask[] = [];
  const thoughts: (() => void)[] = [];
  const { tables } = await node(store, "one", {
    think: async (_table, task) => {
      tasks.push(task);
      // The exchange is answered at once.
      if (task.question.kind !== "exchange") await new Promise<void>((resolve) => thoughts.push(resolve));
      return chooseFor(toy, task);
    },
  });
  const resident = await tables.found(
    ANNA,
    { kind: "found", settings: { ...SETTINGS, takebacks: "free" }, places: WITH_BOT },
    { kind: "sit", seat: 0, ready: true },
  );
  const answer = (choice: number) =>
    resident.command(ANNA, {
      kind: "answer",
      seat: 0,
      question: resident.room.look(0).table?.question?.id ?? -1,
      choice,
    });
  await answer(0);
  await expect.poll(() => resident.room.look(0).table?.question?.kind).toBe("turn");
  await answer(0);
  await expect.poll(() => thoughts.length).toBe(1);
  await resident.command(ANNA, { kind: "propose", seat: 0, what: "takeback" });
  await answer(1);
  const before = resident.room.position;
  thoughts[0]?.();
  await expect.poll(() => thoughts.length).toBe(2);
  expect(resident.room.position).toBe(before);
  expect(tasks.at(-1)?.question).toEqual(tasks.at(-2)?.question);
  expect(tasks.at(-1)?.view).not.toEqual(tasks.at(-2)?.view);
  thoughts[1]?.();
  await expect.poll(() => resident.room.position).toBe(before + 1);
});

test("a store that cannot be written to is not asked again and again", async () => {
  const { store, trouble } = troubled(await freshStore());
  await store.nodes.beat("one", 60_000);
  let ahead = 0;
  const { tables } = await node(store, "one", { limits, now: () => Date.now() + ahead });
  const resident = await begun(tables, { clock: { kind: "move", allowance: 5000, away: 0 } });
  const anna = viewer("anna", 0);
  await resident.admit(anna, 0, 1);
  tables.attended(resident.id);
  await expect.poll(() => resident.room.gone).toEqual([1]);
  // Bruno comes back and a clock runs out; neither can be written.
  trouble.append = "refused";
  trouble.appends = 0;
  ahead = 6000;
  const bruno = viewer("bruno", 1);
  await resident.admit(bruno, 0, 1);
  tables.attended(resident.id);
  await resident.command(ANNA, { kind: "say", text: "?" });
  await delay(400);
  expect(trouble.appends).toBeGreaterThan(1);
  expect(trouble.appends).toBeLessThan(15);
  trouble.append = undefined;
  await expect.poll(() => resident.room.gone, { timeout: 60_000 }).toEqual([]);
});

test("who was connected to a node that died is called gone by those that live", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 60_000);
  await store.nodes.beat("two", 60_000);
  const one = await node(store, "one", { limits });
  const two = await node(store, "two", { limits });
  const resident = await begun(one.tables);
  const other = await two.tables.open(resident.id);
  if (other === undefined) throw new Error("the table is in the store");
  const anna = viewer("anna", 0);
  await other.admit(viewer("bruno", 1), 0, 1);
  await resident.admit(anna, 0, 1);
  two.tables.attended(resident.id);
  one.tables.attended(resident.id);
  const heard = (kind: string) =>
    anna.events.filter((event) => event.kind === kind && "seat" in event && event.seat === 1).length;
  // Each node misses who is at the other, once.
  await expect.poll(() => heard("back")).toBe(1);
  await one.tables.sweep();
  two.tables.leave();
  await two.tables.close();
  await store.nodes.leave("two");
  await one.tables.sweep();
  await expect.poll(() => resident.room.gone).toEqual([1]);
  // The room knows before it is written and told.
  await expect.poll(() => heard("gone")).toBe(2);
});
