import { expect, it } from "vitest";
import { placeAfter } from "./roving.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 6, 6],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 4, 6],
  ["ArrowDown", 6, 6],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 2, 2],
  ["Home", 5, 0],
  ["End", 1, 6],
  ["a", 1, undefined],
] as const)("%s from %i of seven in three columns leads to %s", (key, from, to) => {
  expect(placeAfter(key, from, 7, 3)).toBe(to);
});

it("there is nowhere to go where nothing is", () => {
  expect(placeAfter("End", 0, 0, 3)).toBeUndefined();
});
