import { expect, test } from "vitest";
import { nearest, suggestion } from "./nearest.ts";

const KEYS = ["scenario", "position", "script", "expect"];

test("a slip of the fingers finds the word it meant", () => {
  expect(nearest("positon", KEYS)).toBe("position");
  expect(nearest("Expect", KEYS)).toBe("expect");
  expect(nearest("scirpt", KEYS)).toBe("script");
});

test("a word far from all others gets no suggestion", () => {
  expect(nearest("banana", KEYS)).toBeUndefined();
  expect(suggestion("banana", KEYS)).toBe(".");
  expect(suggestion("x", [])).toBe(".");
});
