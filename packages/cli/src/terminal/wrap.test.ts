import { expect, test } from "vitest";
import { wrapped } from "./wrap.ts";

test("a text is broken at its spaces, and every line begins with the indent", () => {
  expect(wrapped("one two three", 8, "  ")).toEqual(["  one", "  two", "  three"]);
  expect(wrapped("one two three", 9, "  ")).toEqual(["  one two", "  three"]);
  expect(wrapped("one two three", 80)).toEqual(["one two three"]);
});

test("a word that no line can hold stands alone, whole", () => {
  expect(wrapped("a Rindfleischetikettierung b", 10)).toEqual(["a", "Rindfleischetikettierung", "b"]);
});

test("an accent takes no column, a no-break space is no place to break", () => {
  expect(wrapped("e\u0301e\u0301 e\u0301e\u0301", 5)).toEqual(["e\u0301e\u0301 e\u0301e\u0301"]);
  expect(wrapped("a b\u00a0c", 3)).toEqual(["a", "b\u00a0c"]);
});

test("nothing is no line", () => {
  expect(wrapped("", 10, "  ")).toEqual([]);
});
