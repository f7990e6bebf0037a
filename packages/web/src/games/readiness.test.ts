import { GAME_IDS } from "@medallion/games/lazy";
import { lazy } from "react";
import { expect, test } from "vitest";
import { GAME_PARTS } from "./index.ts";
import { readinessOf } from "./readiness.ts";

const Table = lazy(() => Promise.reject(new Error("never drawn")));

test("every registered game has its parts", () => {
  expect(GAME_IDS.filter((id) => !Object.hasOwn(GAME_PARTS, id))).toEqual([]);
});

test("a poster promises only what can be played", () => {
  expect(readinessOf("ronin", ["gwent"], {})).toBe("coming");
  expect(readinessOf("ronin", ["gwent", "ronin"], { ronin: {} })).toBe("text");
  expect(readinessOf("gwent", ["gwent"], { gwent: { Table } })).toBe("drawn");
});
