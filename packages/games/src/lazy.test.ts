import { expect, test } from "vitest";
import { KITS } from "./index.ts";
import { GAME_IDS, loadKit } from "./lazy.ts";

test("the games that are loaded one at a time are those of the list", async () => {
  expect(await Promise.all(GAME_IDS.map(loadKit))).toEqual([...KITS]);
  expect(loadKit("chess")).toBeUndefined();
});
