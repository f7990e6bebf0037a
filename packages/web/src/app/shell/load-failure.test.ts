import { expect, test } from "vitest";
import { isLoadFailure } from "./load-failure.ts";

test("every browser's words for a part of the program that did not come are understood", () => {
  const words = [
    "Failed to fetch dynamically imported module: https://host/assets/x.js",
    "error loading dynamically imported module: https://host/assets/x.js",
    "Importing a module script failed.",
  ];
  expect(words.filter((message) => !isLoadFailure(new TypeError(message)))).toEqual([]);
});

test("a mistake of ours is not taken for one", () => {
  expect(isLoadFailure(new TypeError("x is not a function"))).toBe(false);
  expect(isLoadFailure(new Error("Failed to fetch dynamically imported module"))).toBe(false);
});
