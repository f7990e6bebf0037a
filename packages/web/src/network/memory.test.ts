import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memory } from "./memory.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the page that comes next remembers, one that comes much later does not", () => {
  expect(memory.recall()).toBe(false);
  memory.keep();
  vi.advanceTimersByTime(30_000);
  expect(memory.recall()).toBe(true);
  vi.advanceTimersByTime(31_000);
  expect(memory.recall()).toBe(false);
});

test("what is over is forgotten", () => {
  memory.keep();
  memory.forget();
  expect(memory.recall()).toBe(false);
});

test("a browser that keeps nothing remembers nothing, and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  memory.keep();
  memory.forget();
  expect(memory.recall()).toBe(false);
});
