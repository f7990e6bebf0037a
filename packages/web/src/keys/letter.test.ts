import { expect, test } from "vitest";
import { letterOf } from "./letter.ts";

test("the letter that is printed on the key counts, wherever the key is", () => {
  expect(letterOf({ key: "z", code: "KeyY" })).toBe("z");
  expect(letterOf({ key: "Z", code: "KeyZ" })).toBe("z");
});

test("a keyboard with other letters has the Latin one at the same place", () => {
  expect(letterOf({ key: "я", code: "KeyZ" })).toBe("z");
});

test("what is no letter has none", () => {
  expect(letterOf({ key: "Escape", code: "Escape" })).toBeUndefined();
  expect(letterOf({ key: "ě", code: "Digit2" })).toBeUndefined();
});
