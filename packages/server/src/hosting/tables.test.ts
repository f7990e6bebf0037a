import { at, type Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import type { RoomEvent } from "@medallion/table";
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { ANNA, BRUNO, freshStore, node, OPEN_SEATS, SETTINGS, viewer } from "./test/node.ts";

test("two nodes write to one table at once: every command lands once, and both audiences hear the same", async () => {
  const store = await freshStore();
  const one = await node(store, "one");
  const two = await node(store, "two");
  const resident = await one.tables.found(ANNA, {
    kind: "found",
    settings: SETTINGS,
    places: [...OPEN_SEATS],
  });
  await resident.command(ANNA, { kind: "sit", seat: 0, ready: true });
  const other = await two.tables.open(resident.id);
  if (other === undefined) throw new Error("the table is in the store");
  await other.command(BRUNO, { kind: "sit", seat: 1, ready: true });
  const anna = viewer("anna", 0);
  const bruno = viewer("bruno", 1);
  await resident.admit(anna, 0, 1);
  await other.admit(bruno, 0, 1);
  const said = Array.from({ length: 20 }, (_, index) => `word ${index}`);
  const outcomes = await Promise.all(
    said.map((text, index) =>
      index % 2 === 0
        ? resident.command(ANNA, { kind: "say", text })
        : other.command(BRUNO, { kind: "say", text }),
    ),
  );
  expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(20);
  await resident.catchUp(other.room.position);
  await other.catchUp(resident.room.position);
  const heard = (events: readonly RoomEvent[]) =>
    events.flatMap((event) => (event.kind === "said" ? [event.text] : []));
  expect(heard(anna.events).sort()).toEqual([...said].sort());
  expect(heard(bruno.events)).toEqual(heard(anna.events));
  expect(resident.room.snapshot()).toEqual(other.room.snapshot());
  expect(one.failures.concat(two.failures)).toEqual([]);
});

test("bots of a table think on one node alone, and on another when it is gone", async () => {
  const store = await freshStore();
  await store.nodes.beat("one", 200);
  await store.nodes.beat("two", 60_000);
  const one = await node(store, "one");
  const two = await node(store, "two");
  const places = [{ kind: "open" }, { kind: "bot", bot: "greedy", name: "" }] as const;
  const resident = await one.tables.found(ANNA, { kind: "found", settings: SETTINGS, places });
  const other = await two.tables.open(resident.id);
  await resident.command(ANNA, { kind: "sit", seat: 0, ready: true });
  await expect.poll(() => resident.room.owing()).toEqual([0]);
  await other?.catchUp(resident.room.position);
  expect(one.thought.length).toBeGreaterThan(0);
  expect(two.thought).toEqual([]);
  // The first node falls silent: it neither beats nor hears.
  await one.tables.close();
  await expect
    .poll(
      async () => {
        const look = other?.room.look(0).table;
        if (look?.question !== undefined)
          await other?.command(ANNA, { kind: "answer", seat: 0, question: look.question.id, choice: 0 });
        return two.thought.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(new Set([...one.thought, ...two.thought]).size).toBe(one.thought.length + two.thought.length);
});

test("a store that fails refuses the command, and the table goes on as it was", async () => {
  const store = await freshStore();
  let broken = false;
  const fragile: Store = {
    ...store,
    tables: {
      ...store.tables,
      append: (append) => (broken ? Promise.reject(new Error("disk full")) : store.tables.append(append)),
    },
  };
  const { tables, failures } = await node(fragile, "one");
  const resident = await tables.found(ANNA, { kind: "found", settings: SETTINGS, places: [...OPEN_SEATS] });
  await resident.command(ANNA, { kind: "sit", seat: 0, ready: true });
  const anna = viewer("anna", 0);
  await resident.admit(anna, 0, 1);
  const before = resident.room.snapshot();
  broken = true;
  const outcome = await resident.command(ANNA, { kind: "say", text: "lost" });
  expect(outcome).toMatchObject({ kind: "refused", refusal: { code: "store-failed" } });
  expect(resident.room.snapshot()).toEqual(before);
  expect(failures).toHaveLength(1);
  broken = false;
  expect(await resident.command(ANNA, { kind: "say", text: "kept" })).toEqual({ kind: "done" });
  expect(anna.events.filter(({ kind }) => kind === "said")).toMatchObject([{ text: "kept" }]);
});

test("a running table goes on under newer rules: from its checkpoint, with the events since", async () => {
  const store = await freshStore();
  const old = await node(store, "old");
  const begun = await old.tables.found(ANNA, {
    kind: "found",
    settings: SETTINGS,
    places: [...OPEN_SEATS],
  });
  await begun.command(ANNA, { kind: "sit", seat: 0, ready: true });
  await begun.command(BRUNO, { kind: "sit", seat: 1, ready: true });
  const asked = begun.room.look(0).table?.question;
  await begun.command(ANNA, { kind: "answer", seat: 0, question: asked?.id ?? -1, choice: 0 });
  await begun.rest();
  await old.tables.close();
  const newer: Kit = {
    ...toy,
    game: {
      ...toy.game,
      rulesVersion: toy.game.rulesVersion + 1,
      // Under the new rules setups differ, so an old log cannot be played again.
      setup: () => {
        throw new Error("the new rules deal otherwise");
      },
      parseState: (state) => toy.game.parseState(state, toy.game.rulesVersion),
    },
  };
  const fresh = await node(store, "new", { kits: [newer] });
  const resident = await fresh.tables.open(begun.id);
  if (resident === undefined) throw new Error("the table is in the store");
  expect(resident.room.look(1).table?.view).toEqual(begun.room.look(1).table?.view);
  const question = resident.room.look(1).table?.question;
  expect(
    await resident.command(BRUNO, { kind: "answer", seat: 1, question: question?.id ?? -1, choice: 0 }),
  ).toEqual({ kind: "done" });
  const late: { from: number; events: RoomEvent[] }[] = [];
  await resident.admit({ ...viewer("bruno", 1), send: (text) => late.push(JSON.parse(text)) }, "game", 1);
  const { from, events } = at(late, 0);
  expect(from + events.length).toBe(resident.room.heard(1));
  expect(fresh.failures).toEqual([]);
});
