import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("every table has its turn at the rate that was asked, after the warm-up", async () => {
  const chosen: number[] = [];
  const pace = new Pace(4, (table, acknowledged) => {
    chosen.push(table);
    setTimeout(acknowledged, 3);
    return true;
  });
  const run = pace.run({ rate: 100, seconds: 1, warmUp: 1 });
  await vi.runAllTimersAsync();
  const { samples, unanswered, acknowledged } = await run;
  expect(acknowledged).toBe(100);
  expect(chosen.length).toBe(200);
  expect(chosen.slice(0, 5)).toEqual([0, 1, 2, 3, 0]);
  expect(samples.length).toBe(100);
  expect(samples.every(({ took }) => took >= 3 && took < 6)).toBe(true);
  expect(unanswered).toBe(0);
});

test("a stall is charged to every choice that it kept from being made", async () => {
  let stalled = false;
  const pace = new Pace(1, (_table, acknowledged) => {
    setTimeout(acknowledged, stalled ? 1 : 500);
    stalled = true;
    return true;
  });
  const run = pace.run({ rate: 10, seconds: 1, warmUp: 0 });
  await vi.runAllTimersAsync();
  const { samples } = await run;
  expect(samples.map(({ took }) => Math.round(took / 100))).toEqual([5, 4, 3, 2, 1, 0, 0, 0, 0, 0]);
});

test("what is never acknowledged is counted with its age", async () => {
  const pace = new Pace(2, (table, acknowledged) => {
    if (table === 0) setTimeout(acknowledged, 1);
    return true;
  });
  const run = pace.run({ rate: 2, seconds: 1, warmUp: 0 });
  await vi.runAllTimersAsync();
  const { samples, unanswered } = await run;
  expect(unanswered).toBe(1);
  expect(samples[1]?.took).toBeGreaterThanOrEqual(5000);
});

test("a table where nobody can choose yet is tried again when something moves there", async () => {
  let ready = false;
  const pace = new Pace(1, (_table, acknowledged) => {
    if (ready) setTimeout(acknowledged, 1);
    return ready;
  });
  const run = pace.run({ rate: 1, seconds: 1, warmUp: 0 });
  setTimeout(() => {
    ready = true;
    pace.moved(0);
  }, 40);
  await vi.runAllTimersAsync();
  const { samples } = await run;
  expect(samples.map(({ took }) => Math.round(took))).toEqual([41]);
});
