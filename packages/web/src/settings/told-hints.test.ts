import { afterEach, expect, test, vi } from "vitest";
import { forgetTold, isTold, rememberTold } from "./told-hints.ts";

afterEach(() => vi.unstubAllGlobals());

function store(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

test("each kind of question of each game is told once, until it is asked for again", () => {
  store();
  expect(isTold("ronin", "play")).toBe(false);
  rememberTold("ronin", "play");
  rememberTold("ronin", "keep");
  expect(isTold("ronin", "play")).toBe(true);
  expect(isTold("ronin", "keep")).toBe(true);
  expect(isTold("ronin", "place")).toBe(false);
  expect(isTold("old-world", "play")).toBe(false);
  forgetTold();
  expect(isTold("ronin", "play")).toBe(false);
});

test("where nothing can be kept nothing is told, rather than every time", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberTold("ronin", "play");
  expect(isTold("ronin", "play")).toBe(true);
});
