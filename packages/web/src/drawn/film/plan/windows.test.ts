import { expect, test } from "vitest";
import { windowsOf } from "./windows.ts";

const travel = { kind: "travel", way: "lay" } as const;

test("a row makes room from the first card that comes until the last has come", () => {
  const windows = windowsOf([
    { ...travel, from: "hand:0", to: "row:0:close", at: 0, ms: 260 },
    { ...travel, from: "deck:0", to: "row:0:close", at: 340, ms: 260 },
    { kind: "reveal", topic: "news", at: 600, ms: 0 },
  ]);
  expect(windows.get("row:0:close")).toEqual({ at: 0, ms: 600 });
  expect(windows.get("deck:0")).toEqual({ at: 340, ms: 260 });
  expect(windows.size).toBe(3);
});
