import { expect, test } from "vitest";
import { thirdPerson } from "./phrase.ts";

test.each([
  ["play X to close", "plays X to close"],
  ["pass", "passes"],
  ["use the leader", "uses the leader"],
  ["exchange X", "exchanges X"],
  ["try X", "tries X"],
  ["stay", "stays"],
  ["go north", "goes north"],
  ["have done", "has done"],
])("%s is written %s after a seat's name", (bare, conjugated) => {
  expect(thirdPerson(bare)).toBe(conjugated);
});
