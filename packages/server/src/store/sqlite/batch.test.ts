import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { Batch } from "./batch.ts";
import { Gate } from "./gate.ts";
import type { Line } from "./line.ts";
import type { Work } from "./work.ts";

const WORK: Work = { kind: "statement", sql: "select 1", values: [] };

/** A file that commits at once, and how much it was given each time. */
function quick(): { readonly line: Line; readonly sizes: number[] } {
  const sizes: number[] = [];
  const line: Line = {
    query: async () => ({ rows: [], changes: 0 }),
    commit: async (works) => {
      sizes.push(works.length);
      return works.map(() => ({ kind: "done" }) as const);
    },
    close: async () => {},
  };
  return { line, sizes };
}

test("whoever writes alone hardly ever waits for others", async () => {
  const { line, sizes } = quick();
  const batch = new Batch(line, new Gate(), 1000);
  const began = performance.now();
  for (let times = 0; times < 10; times++) await batch.write(WORK);
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 1));
  expect(performance.now() - began).toBeLessThan(900);
});

test("while several write, those who come soon after a commit share the next", async () => {
  const { line, sizes } = quick();
  const batch = new Batch(line, new Gate(), 200);
  await Promise.all([batch.write(WORK), batch.write(WORK)]);
  const others = [batch.write(WORK)];
  for (let times = 0; times < 5; times++) {
    await delay(5);
    others.push(batch.write(WORK));
  }
  await Promise.all(others);
  expect(sizes).toEqual([2, 6]);
});

test("when enough have come nobody waits for more", async () => {
  const { line, sizes } = quick();
  const batch = new Batch(line, new Gate(), 60_000);
  await Promise.all([batch.write(WORK), batch.write(WORK)]);
  const others: Promise<unknown>[] = [];
  for (let times = 0; times < 4; times++) {
    others.push(...Array.from({ length: 16 }, () => batch.write(WORK)));
    await delay(2);
  }
  await Promise.all(others);
  expect(sizes).toEqual([2, 64]);
});

function appendTo(table: string): Work {
  return {
    ...{ kind: "append", table, position: 0, entries: [], games: [] },
    row: { kind: "moved", updated: 0 },
  };
}

test("where several tables are written to one after the other, commits keep their distance too", async () => {
  const { line, sizes } = quick();
  const batch = new Batch(line, new Gate(), 100);
  for (const table of ["a", "b", "c"]) await batch.write(appendTo(table));
  const others = [batch.write(appendTo("d"))];
  for (const table of ["e", "f", "g"]) {
    await delay(5);
    others.push(batch.write(appendTo(table)));
  }
  await Promise.all(others);
  expect(sizes).toEqual([1, 1, 1, 4]);
});

test("a table that is written to again and again is not several", async () => {
  const { line } = quick();
  const batch = new Batch(line, new Gate(), 1000);
  const began = performance.now();
  for (let times = 0; times < 10; times++) await batch.write(appendTo("a"));
  expect(performance.now() - began).toBeLessThan(900);
});
