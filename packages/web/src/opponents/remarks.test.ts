import { expect, test } from "vitest";
import type { Scene } from "../scene/scene.ts";
import { isOpening, partingOf } from "./remarks.ts";

const BEGAN = { kind: "began", game: 0, commitment: "" } as const;
const DRAWN = { kind: "game", event: {} } as const;
const PERSON = { kind: "person", person: "a", name: "Anna", guest: true } as const;
const BOT = { kind: "bot", bot: "greedy", name: "greedy" } as const;

function sceneOf(log: readonly unknown[], results: readonly string[] = []): Scene {
  const standings = results.map((result, seat) => ({ seat, place: 1, result }));
  const ending = results.length === 0 ? undefined : { by: "rules", outcome: { standings } };
  // Only what remarks look at.
  return { log, table: { ending }, look: { places: [PERSON, BOT, BOT] } } as unknown as Scene;
}

test("who begins is greeted, who comes back to a game that runs is not", () => {
  expect(isOpening(sceneOf([BEGAN, DRAWN, DRAWN]))).toBe(true);
  expect(isOpening(sceneOf([BEGAN, ...Array(40).fill(DRAWN)]))).toBe(false);
  expect(isOpening(sceneOf([BEGAN, ...Array(40).fill(DRAWN), BEGAN, DRAWN]))).toBe(true);
  expect(isOpening(sceneOf([BEGAN, DRAWN], ["win", "loss", "loss"]))).toBe(false);
});

test("the first bot speaks of its own result; of a game that nobody won none does", () => {
  expect(partingOf(sceneOf([], ["win", "loss", "loss"]))).toEqual({ seat: 1, kind: "lost" });
  expect(partingOf(sceneOf([], ["loss", "win", "loss"]))).toEqual({ seat: 1, kind: "won" });
  expect(partingOf(sceneOf([], ["draw", "draw", "draw"]))).toEqual({ seat: 1, kind: "drew" });
  expect(partingOf(sceneOf([]))).toBeUndefined();
});
