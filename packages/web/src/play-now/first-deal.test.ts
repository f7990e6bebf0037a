import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstDeal } from "./first-deal.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the first game of each kind on a device begins kindly, and no other", () => {
  expect(firstDeal("old-world", ["one", "two"], () => 0.6)).toBe("two");
  expect(firstDeal("old-world", ["one", "two"])).toBeUndefined();
  expect(firstDeal("ronin", ["three"])).toBe("three");
});

test("a game without such deals is dealt by chance, and what is stored badly counts as nothing", () => {
  expect(firstDeal("gwent", [])).toBeUndefined();
  kept.set("medallion.begun", "{");
  expect(firstDeal("old-world", ["one"])).toBeUndefined();
});
