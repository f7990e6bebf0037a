import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openStore } from "../open.ts";
import { append, guest, rate, summary } from "../test/samples.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "medallion-thread-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

test("what a thread was asked when it died is lost, what it acknowledged is not, and another one takes its place", async () => {
  const asked = vi.spyOn(Worker.prototype, "postMessage");
  const { people, tables, close } = await openStore(`sqlite:${join(folder, "dies.db")}`, { rate });
  await tables.found("t", append("t", 0));
  expect(await tables.append(append("t", 1))).toBe("done");
  const unanswered = Promise.allSettled([tables.append(append("t", 2)), people.add(guest("ciri"))]);
  await new Promise((resolve) => setImmediate(resolve));
  const worker = asked.mock.contexts.at(-1);
  if (worker instanceof Worker) await worker.terminate();
  const outcomes = await unanswered;
  const { length } = await tables.entries("t");
  expect(length).toBeGreaterThanOrEqual(2);
  // Nobody knows whether the last one was written: whoever was not told must read.
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ name: "StoreError", code: "lost" });
  expect(await tables.append(append("t", length))).toBe("done");
  expect(await tables.entries("t")).toHaveLength(length + 1);
  await close();
});

test("after a conflict all that lists show is written, though this store believes it knows it", async () => {
  const url = `sqlite:${join(folder, "two.db")}`;
  const [one, two] = await Promise.all([openStore(url, { rate }), openStore(url, { rate })]);
  await one.tables.found("t", append("t", 0));
  expect(await one.tables.append(append("t", 1))).toBe("done");
  const full = summary({ free: 0, due: 7, sitting: [{ person: "triss", turn: true }] });
  expect(await two.tables.append(append("t", 2, { summary: full }))).toBe("done");
  expect(await one.tables.append(append("t", 2))).toBe("conflict");
  expect(await one.tables.append(append("t", 3))).toBe("done");
  expect(await two.tables.find("t")).toMatchObject({ position: 4, free: 1, due: undefined });
  expect(await two.tables.of("triss", "running", 9)).toEqual([]);
  expect(await two.tables.of("ciri", "running", 9)).toMatchObject([{ id: "t", turn: false }]);
  await Promise.all([one.close(), two.close()]);
});

test("of two whose turns change at once each has theirs, and nobody else's changes", async () => {
  const { tables, close } = await openStore(`sqlite:${join(folder, "pass.db")}`, { rate });
  const turns = async (): Promise<readonly (boolean | undefined)[]> =>
    Promise.all(["ciri", "triss", "yen"].map(async (who) => (await tables.of(who, "running", 9))[0]?.turn));
  const sitting = (...on: readonly boolean[]) =>
    summary({
      sitting: ["ciri", "triss", "yen"].map((person, seat) => ({ person, turn: on[seat] === true })),
    });
  const states = [
    [true, false, true],
    [false, true, true],
    [true, true, false],
    [false, false, false],
    [true, true, false],
  ];
  await tables.found("p", append("p", 0, { summary: sitting(false, false, false) }));
  for (const [index, state] of states.entries()) {
    await tables.append(append("p", index + 1, { summary: sitting(...state) }));
    expect(await turns()).toEqual(state);
  }
  await close();
});

test("whose turn it is and what is due is written although nothing else changed", async () => {
  const { tables, close } = await openStore(`sqlite:${join(folder, "turns.db")}`, { rate });
  await tables.found("t", append("t", 0));
  const states = [
    { due: 5, turn: true },
    { due: 5, turn: false },
    { due: undefined, turn: false },
    { due: 9, turn: true },
  ];
  for (const [index, { due, turn }] of states.entries()) {
    const change = summary({ due, sitting: [{ person: "ciri", turn }] });
    await tables.append(append("t", index + 1, { summary: change, at: 100 + index }));
    const [row] = await tables.of("ciri", "running", 9);
    expect(row).toMatchObject({ due, turn, position: index + 2, updated: 100 + index });
  }
  await close();
});
