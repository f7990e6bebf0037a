import { expect, test } from "vitest";
import { examplesIn } from "./examples.ts";

test("only blocks fenced as scenarios are examples, each with its line", () => {
  const page = [
    "# Title",
    "```yaml",
    "a: 1",
    "```",
    "```yaml scenario",
    "b: 2",
    "c: 3",
    "```",
    "end",
    "",
  ].join("\n");
  expect(examplesIn(page)).toEqual([{ line: 6, text: "b: 2\nc: 3\n" }]);
});
