import { GAME_IDS } from "@medallion/games/lazy";
import { expect, test } from "vitest";
import { POSTERS, readinessOf } from "./posters.ts";

test("every registered game has a poster", () => {
  const games = POSTERS.map(({ game }) => game);
  expect(GAME_IDS.filter((id) => !games.includes(id))).toEqual([]);
});

test("a poster promises only what can be played", () => {
  expect(readinessOf("ronin", ["gwent"], {})).toBe("coming");
  expect(readinessOf("ronin", ["gwent", "ronin"], {})).toBe("text");
  expect(readinessOf("gwent", ["gwent"], { gwent: true })).toBe("drawn");
});
