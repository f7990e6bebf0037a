import { loadKit } from "@medallion/games/lazy";
import { startRecord } from "@medallion/records";
import { expect, test } from "vitest";
import { modeOf } from "./mode-of.ts";

test.each([
  [1, "solo"],
  [3, "adventure"],
])("a game of Old World by %i is of the mode %s, which its options do not name", async (seats, mode) => {
  const kit = await loadKit("old-world");
  if (kit === undefined) throw new Error("there is no such game");
  const record = startRecord({
    game: kit.game,
    options: kit.game.parseOptions({ seats }),
    seats: Array.from({ length: seats }, () => ({ who: "bot", bot: "random", name: "Bot" }) as const),
    seed: "ab".repeat(32),
  });
  expect(modeOf({ kit, record })).toBe(mode);
});
