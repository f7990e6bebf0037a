import { describe, expect, it } from "vitest";
import type { Ask } from "../state.ts";
import { arrange } from "../test/arrange.ts";
import { randomFallback } from "./fallback.ts";

describe("the random fallback", () => {
  it("is spread evenly, the same when asked again, and draws no chance (OW-19.3)", () => {
    const state = arrange({ players: [{}, {}] });
    const before = structuredClone(state.random);
    const choices = Array<{ kind: "done" }>(4).fill({ kind: "done" });
    const counts = [0, 0, 0, 0];
    for (let id = 1; id <= 400; id++) {
      const open: Ask = { id, seat: id % 2, kind: "lair" };
      const place = randomFallback(state, open, choices);
      expect(randomFallback(state, open, choices)).toBe(place);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(70);
    expect(state.random).toEqual(before);
  });
});
