import { expect, test } from "vitest";
import { typeNumber } from "./number-entry.ts";

test("up to nine choices are taken by one key", () => {
  expect(typeNumber("", "9", 9)).toEqual({ typed: "", chosen: 9 });
  expect(typeNumber("", "1", 9)).toEqual({ typed: "", chosen: 1 });
});

test("a digit that may begin a longer number waits for the next or for Enter", () => {
  expect(typeNumber("", "1", 12)).toEqual({ typed: "1", chosen: undefined });
  expect(typeNumber("1", "Enter", 12)).toEqual({ typed: "", chosen: 1 });
  expect(typeNumber("1", "2", 12)).toEqual({ typed: "", chosen: 12 });
  expect(typeNumber("", "2", 12)).toEqual({ typed: "", chosen: 2 });
});

test("numbers that are not on the list and other keys mean nothing", () => {
  expect(typeNumber("", "0", 12)).toBeUndefined();
  expect(typeNumber("1", "3", 12)).toBeUndefined();
  expect(typeNumber("", "Enter", 12)).toBeUndefined();
  expect(typeNumber("1", "x", 12)).toBeUndefined();
});

test("a number can be taken back", () => {
  expect(typeNumber("1", "Backspace", 12)).toEqual({ typed: "", chosen: undefined });
  expect(typeNumber("1", "Escape", 12)).toEqual({ typed: "", chosen: undefined });
});
