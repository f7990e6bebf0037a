import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { Room } from "@medallion/table";
import { expect, test } from "vitest";
import { longTable } from "../../src/hosting/test/long-table.ts";
import { ANNA, BRUNO, begun, freshStore, node, viewer } from "../../src/hosting/test/node.ts";
import type { Viewer } from "../../src/hosting/viewer.ts";
import { LIMITS } from "../../src/limits.ts";
import type { Store } from "../../src/store/store.ts";

/*
 * One guest made a table of thousands of entries and came to it again and again: each time the whole log was replayed
 * in one piece, and everybody on the server waited.
 */

const LENGTH = 10_000;
/** Words are the work that is done meanwhile here, however many it takes. */
const limits = { ...LIMITS, asidesPerGame: 1_000_000, botPace: 0, lease: 200, grace: 60_000, homecoming: 0 };

/** The toy with a count of the choices that it was made to play, and a store with a count of what was read. */
async function counting() {
  const counts = { moves: 0, read: 0 };
  const plain: Kit = toy;
  const game: Kit["game"] = {
    ...plain.game,
    choose: (...given) => {
      counts.moves += 1;
      return plain.game.choose(...given);
    },
  };
  const inner = await freshStore();
  const entries: Store["tables"]["entries"] = async (...given) => {
    const read = await inner.tables.entries(...given);
    counts.read += read.length;
    return read;
  };
  const store: Store = { ...inner, tables: { ...inner.tables, entries } };
  const kits = [{ ...plain, game }];
  const { tables, failures } = await node(store, "one", { kits, limits });
  return { counts, inner, store, tables, failures, kits, plain };
}

/** All that a viewer is sent on coming, in order. */
function coming(seat: number | null): Viewer & { readonly messages: Sent[] } {
  const messages: Sent[] = [];
  return { ...viewer("anna", seat), send: (text) => messages.push(JSON.parse(text)), messages };
}

interface Sent {
  readonly kind: string;
  readonly from: number;
  readonly events: readonly unknown[];
}

test("whatever counter one comes with to a long table, no line is lost and none is told twice", async () => {
  const { counts, inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  const resident = await tables.open(long.id);
  if (resident === undefined) throw new Error("the table is there");
  for (const seat of [0, null]) {
    const heard = long.heard(seat);
    expect(heard.length).toBeGreaterThan(LENGTH / 2);
    const place = seat === null ? { person: "watcher" } : {};
    for (const since of [0, 1, heard.length >> 1, heard.length - 1, heard.length, "game" as const]) {
      const anna = { ...coming(seat), ...place };
      expect(await resident.admit(anna, since, 7)).toBeUndefined();
      resident.dismiss(anna);
      expect(anna.messages.at(-1)?.kind).toBe("attached");
      const from = since === "game" ? resident.room.heardBeforeGame(seat) : since;
      let next = from;
      for (const message of anna.messages) {
        expect(message.from).toBe(next);
        expect(message.events.length).toBeLessThanOrEqual(1000);
        next += message.events.length;
      }
      expect(anna.messages.flatMap(({ events }) => events)).toEqual(heard.slice(from));
    }
  }
  // Once when it was loaded, and once for the first who asked for what lies far back.
  expect(counts.moves).toBeLessThan(2.1 * LENGTH);
});

test("what lies before the checkpoint before one's counter is neither read nor played, whatever counter it is", async () => {
  const { counts, inner, store, tables, kits, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  await (await tables.open(long.id))?.rest();
  await tables.close();
  for (const seat of [0, null]) {
    const heard = long.heard(seat);
    for (const part of [0.1, 0.35, 0.6, 0.85, 0.97]) {
      // A node of its own, so that nothing is at hand from the last time.
      const { tables: others } = await node(store, `node ${seat} ${part}`, { kits });
      const resident = await others.open(long.id);
      const since = Math.floor(part * heard.length);
      const come = async () => {
        Object.assign(counts, { moves: 0, read: 0 });
        const anna = { ...coming(seat), person: seat === null ? "watcher" : "anna" };
        await resident?.admit(anna, since, 7);
        resident?.dismiss(anna);
        expect(anna.messages.flatMap(({ events }) => events)).toEqual(heard.slice(since));
      };
      await come();
      const most = (1 - part + 1 / 6) * LENGTH;
      expect(counts.read).toBeLessThan(most);
      expect(counts.moves).toBeLessThan(most);
      // Whoever asks for the same again finds it kept.
      await come();
      expect(counts).toEqual({ moves: 0, read: 0 });
      await others.close();
    }
  }
});

test("a table keeps checkpoints as it is played, a bounded number of them; who comes back needs the nearest", async () => {
  const { counts, inner, store, tables, kits } = await counting();
  const table = await begun(tables);
  for (let said = 0; said < 2000; said++)
    await table.command(said % 2 === 0 ? ANNA : BRUNO, { kind: "sayPreset", preset: "hello" });
  const { position } = table.room;
  const heard = table.room.heard(0);
  expect((await inner.tables.checkpoints(table.id)).length).toBeLessThanOrEqual(20);
  await tables.close();
  const { tables: others } = await node(store, "two", { kits });
  const again = await others.open(table.id);
  for (const missed of [1500, 600, 100, 10]) {
    Object.assign(counts, { moves: 0, read: 0 });
    const anna = coming(0);
    await again?.admit(anna, heard - missed, 7);
    again?.dismiss(anna);
    expect(anna.messages.flatMap(({ events }) => events)).toHaveLength(missed);
    expect(counts.read).toBeLessThanOrEqual(Math.min(position, missed + position / 6));
  }
  // When the game is over few are left, and the newest of them says so.
  await again?.command(ANNA, { kind: "resign", seat: 0 });
  await again?.rest();
  expect(again?.room.stage).toBe("over");
  const left = await inner.tables.checkpoints(table.id);
  expect(left.length).toBeLessThanOrEqual(5);
  expect(left.at(-1)?.position).toBe(again?.room.position);
});

test("after somebody was forgotten nothing is told from what was kept before", async () => {
  const { inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, 2000, { game: "toy", mode: "short" });
  const resident = await tables.open(long.id);
  const before = coming(0);
  await resident?.admit(before, 0, 7);
  resident?.dismiss(before);
  expect(JSON.stringify(before.messages)).toContain("Anna");
  await inner.people.forget("anna", 9);
  await resident?.reread();
  const after = coming(0);
  await resident?.admit(after, 0, 7);
  expect(JSON.stringify(after.messages)).not.toContain("Anna");
});

test("who missed little costs no replay, however long the log is", async () => {
  const { counts, inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  const last = long.heard(0).length - 1;
  const resident = await tables.open(long.id);
  Object.assign(counts, { moves: 0, read: 0 });
  for (let times = 0; times < 100; times++) {
    const anna = coming(0);
    await resident?.admit(anna, last - times, 7);
    resident?.dismiss(anna);
  }
  expect(counts).toEqual({ moves: 0, read: 0 });
});

test("a table that was left comes back from its checkpoint, not from the start", async () => {
  const { counts, inner, store, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  const resident = await tables.open(long.id);
  await resident?.rest();
  const { tables: others } = await node(store, "two", { kits: [plain] });
  Object.assign(counts, { moves: 0, read: 0 });
  const again = await others.open(long.id);
  expect(again?.room.position).toBe(LENGTH);
  expect(again?.room.look(0)).toEqual(resident?.room.look(0));
  const anna = coming(0);
  await again?.admit(anna, resident?.room.heard(0) ?? 0, 7);
  expect(counts).toEqual({ moves: 0, read: 0 });
});

test("while a long log is replayed others are served: a game goes on, and nothing waits for the replay", async () => {
  const { inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  const table = await begun(tables);
  let isOpen = false;
  const opening = tables.open(long.id).then((resident) => {
    isOpen = true;
    return resident;
  });
  let served = 0;
  while (!isOpen) {
    const by = served % 2 === 0 ? ANNA : BRUNO;
    expect(await table.command(by, { kind: "sayPreset", preset: "hello" })).toEqual({ kind: "done" });
    served += 1;
  }
  expect(served).toBeGreaterThan(5);
  // The same for whoever asks for what lies far back, and at that table too.
  const resident = await opening;
  const anna = coming(0);
  let isThere = false;
  const admitting = resident?.admit(anna, 0, 7).then(() => {
    isThere = true;
  });
  served = 0;
  while (!isThere) {
    expect(await resident?.command(ANNA, { kind: "sayPreset", preset: "hello" })).toEqual({ kind: "done" });
    served += 1;
  }
  await admitting;
  expect(served).toBeGreaterThan(5);
  const told = anna.messages.filter(({ kind }) => kind !== "update").flatMap(({ events }) => events);
  expect(told.slice(0, long.heard(0).length)).toEqual(long.heard(0));
});

test("late spectators of a long table: no line is lost, and who comes next replays nothing", async () => {
  const { counts, inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short", delay: 60 });
  const resident = await tables.open(long.id);
  const heard = long.heard(null);
  for (const since of [0, heard.length - 1, "game" as const]) {
    const clara = { ...coming(null), person: "clara" };
    await resident?.admit(clara, since, 7);
    expect(clara.messages.flatMap(({ events }) => events)).toEqual(
      since === "game" ? heard : heard.slice(since),
    );
    resident?.dismiss(clara);
    if (since === 0) Object.assign(counts, { moves: 0, read: 0 });
  }
  expect(counts).toEqual({ moves: 0, read: 0 });
});

test("a table that is read anew after a failure is not replayed from the start", async () => {
  const { counts, inner, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  let isFull = false;
  const append: Store["tables"]["append"] = async (given) => {
    if (isFull) throw new Error("the disk is full");
    return inner.tables.append(given);
  };
  let read = 0;
  const entries: Store["tables"]["entries"] = async (...given) => {
    const some = await inner.tables.entries(...given);
    read += some.length;
    return some;
  };
  const store: Store = { ...inner, tables: { ...inner.tables, append, entries } };
  const { tables } = await node(store, "one", { kits: [plain], limits });
  const resident = await tables.open(long.id);
  await resident?.rest();
  const anna = coming(0);
  await resident?.admit(anna, resident.room.heard(0), 7);
  isFull = true;
  read = 0;
  const outcome = await resident?.command(ANNA, { kind: "sayPreset", preset: "hello" });
  expect(outcome).toMatchObject({ kind: "refused", refusal: { code: "store-failed" } });
  isFull = false;
  expect(await resident?.command(ANNA, { kind: "sayPreset", preset: "thanks" })).toEqual({ kind: "done" });
  expect(read).toBeLessThan(10);
  expect(counts.read).toBe(0);
  expect(anna.messages.at(-1)?.events).toMatchObject([{ kind: "saidPreset", preset: "thanks" }]);
});

test("what a checkpoint of an older version says is left to the log, in pieces", async () => {
  const { counts, inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, 2000, { game: "toy", mode: "short" });
  const { course, data, ...head } = Room.replay([plain], long.entries).snapshot();
  const { since: _since, ...older } = data;
  const { line: _line, earlier: _earlier, ...stood } = course ?? { line: [] };
  const text = JSON.stringify({ ...head, version: 1, data: older, course: stood });
  await inner.tables.saveCheckpoint(long.id, long.entries.length, text);
  const resident = await tables.open(long.id);
  expect(resident?.room.position).toBe(long.entries.length);
  expect(counts.read).toBeGreaterThanOrEqual(long.entries.length);
  await resident?.rest();
  const renewed = await inner.tables.checkpoint(long.id);
  expect(JSON.parse(renewed?.data ?? "{}")).toMatchObject({ version: 2 });
});

test("what is sent in parts is made one part in a turn of the loop, so that others are served in between", async () => {
  const { inner, tables, plain } = await counting();
  const long = await longTable(inner, plain, LENGTH, { game: "toy", mode: "short" });
  const resident = await tables.open(long.id);
  await resident?.admit(coming(0), 0, 6);
  // All of it is at hand now; each part still waits for its turn.
  let turn = 0;
  let isOver = false;
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  const turns: number[] = [];
  const anna = coming(0);
  await resident?.admit({ ...anna, send: () => turns.push(turn) }, 0, 7);
  isOver = true;
  expect(turns.length).toBeGreaterThan(5);
  expect(new Set(turns).size).toBeGreaterThanOrEqual(turns.length - 1);
});
