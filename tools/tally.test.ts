import { expect, test } from "vitest";
import { remarksIn, sum, tallyIn, tallyLine } from "./tally.ts";

test("the tally of a program is the last one it printed on a line of its own", () => {
  expect(tallyIn("1 passed, 1 failed\nso 3 passed, 0 failed it says\n12 passed, 3 failed\nbye\n")).toEqual({
    passed: 12,
    failed: 3,
  });
  expect(tallyIn("nothing to count")).toBeUndefined();
});

test("tallies are summed and printed as one plain line", () => {
  const total = sum([
    { passed: 2, failed: 1 },
    { passed: 5, failed: 0 },
  ]);
  expect(tallyLine(total)).toBe("7 passed, 1 failed");
});

test("what failed, is unsteady or at fault is found in what a program printed, and nothing else", () => {
  const output =
    "✓ one\nFAILED: a > one: no\n  FAILED in a title\nUNSTEADY: b\n✗ no such link\n1 passed, 1 failed";
  expect(remarksIn(output)).toEqual(["FAILED: a > one: no", "UNSTEADY: b", "✗ no such link"]);
});
