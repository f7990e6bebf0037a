import { expect, test } from "vitest";
import { Allowance, type Watch } from "./budget.ts";

/** A clock on which each iteration takes as long as the next of these says, the last again and again. */
function clock(...takes: readonly number[]) {
  let now = 1000;
  let place = 0;
  const watch: Watch = { now: () => now, isCancelled: () => false };
  const iterate = (): void => {
    now += takes[Math.min(place++, takes.length - 1)] ?? 0;
  };
  return { watch, iterate, spent: () => now - 1000 };
}

function run(allowance: Allowance, iterate: () => void): number {
  while (allowance.allows()) {
    iterate();
    allowance.count();
  }
  return allowance.done;
}

test("so many iterations as were allowed, however long they take", () => {
  const { watch, iterate } = clock(500);
  expect(run(new Allowance({ iterations: 7 }, watch), iterate)).toBe(7);
});

test("so long as was allowed, and no iteration is begun that would not end in time", () => {
  const { watch, iterate, spent } = clock(3);
  expect(run(new Allowance({ milliseconds: 100 }, watch), iterate)).toBe(33);
  expect(spent()).toBe(99);
});

test("after a slow iteration there is room left for another as slow, and in time it is forgotten", () => {
  const slow = clock(1, 40, 1);
  expect(run(new Allowance({ milliseconds: 100 }, slow.watch), slow.iterate)).toBeLessThan(60);
  expect(slow.spent()).toBeLessThanOrEqual(100);
  expect(slow.spent()).toBeGreaterThan(80);
});

test("the first of two limits counts; without any it is a thousand iterations", () => {
  const { watch, iterate } = clock(1);
  expect(run(new Allowance({ iterations: 5, milliseconds: 100 }, watch), iterate)).toBe(5);
  expect(run(new Allowance({ iterations: 500, milliseconds: 50 }, watch), iterate)).toBe(50);
  expect(run(new Allowance({}, watch), iterate)).toBe(1000);
});

test("who is no longer waited for stops at once", () => {
  let cancelled = false;
  const { watch, iterate } = clock(1);
  const allowance = new Allowance({ iterations: 100 }, { ...watch, isCancelled: () => cancelled });
  const until = (): void => {
    iterate();
    cancelled = allowance.done === 3;
  };
  expect(run(allowance, until)).toBe(4);
});

test("what is left is told by how fast it went", () => {
  const { watch, iterate } = clock(2);
  const allowance = new Allowance({ milliseconds: 100 }, watch);
  for (let i = 0; i < 10; i++) {
    iterate();
    allowance.count();
  }
  expect(allowance.left).toBe(40);
});
