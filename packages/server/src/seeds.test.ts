import { expect, test } from "vitest";
import { seeds } from "./seeds.ts";

test("every seed is 32 bytes of its own", () => {
  const fresh = seeds();
  const drawn = Array.from({ length: 1000 }, fresh);
  expect(new Set(drawn).size).toBe(1000);
  for (const seed of drawn) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(drawn).not.toContain("0".repeat(64));
});
