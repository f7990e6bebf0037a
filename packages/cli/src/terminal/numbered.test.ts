import { expect, test } from "vitest";
import { numbered } from "./numbered.ts";

test("numbers stand in one column, and a long line goes on below its text", () => {
  const lines = Array.from({ length: 10 }, () => "short");
  expect(numbered([...lines.slice(1), "one two three four"], 16).slice(-2)).toEqual([
    "   9  short",
    "  10  one two\n      three four",
  ]);
  expect(numbered(["one two three four"])).toEqual(["  1  one two three four"]);
});
