import { expect, test } from "vitest";
import { endOf } from "./recipe.ts";
import { SOUNDS } from "./recipes.ts";

test.each(Object.entries(SOUNDS))("%s is short, not too loud and made of what can be heard", (_, recipe) => {
  const length = Math.max(...recipe.map(endOf));
  expect(length).toBeGreaterThan(0.05);
  expect(length).toBeLessThanOrEqual(1.25);
  for (const { source, pitch, filter, loud } of recipe) {
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
    expect(pitch !== undefined).toBe(source !== "noise");
    for (const hertz of [...(pitch ?? []), filter?.from ?? 440, filter?.to ?? 440]) {
      expect(hertz).toBeGreaterThan(20);
      expect(hertz).toBeLessThan(12_000);
    }
  }
});

test("no two sounds are alike", () => {
  const drawn = Object.values(SOUNDS).map((recipe) => JSON.stringify(recipe));
  expect(new Set(drawn).size).toBe(drawn.length);
});
