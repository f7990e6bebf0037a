import { expect, test } from "vitest";
import { coveringPairs, everyCombination, pairsIn } from "./stage/pairs.ts";

const OPTIONS = {
  size: ["390", "820", "1440"],
  players: ["1", "2", "3"],
  theme: ["dark", "light"],
  language: ["en", "cs", "pl", "uk"],
};

test("every combination is made once", () => {
  const all = everyCombination(OPTIONS);
  expect(all).toHaveLength(3 * 3 * 2 * 4);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
});

test("every pair of choices occurs in the few that are taken, and they are few", () => {
  const all = everyCombination(OPTIONS);
  const few = coveringPairs(all);
  expect(new Set(few.flatMap(pairsIn))).toEqual(new Set(all.flatMap(pairsIn)));
  // Twelve are needed for sizes and languages alone.
  expect(few.length).toBeLessThanOrEqual(14);
  expect(coveringPairs(all)).toEqual(few);
});

test("what is impossible is asked of nobody, and what is left occurs", () => {
  const possible = everyCombination(OPTIONS).filter(({ size, players }) => size !== "390" || players !== "3");
  const few = coveringPairs(possible);
  expect(few.flatMap(pairsIn)).not.toContain("size=390 players=3");
  expect(new Set(few.flatMap(pairsIn))).toEqual(new Set(possible.flatMap(pairsIn)));
});
