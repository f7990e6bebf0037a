import { expect, test } from "vitest";
import { fitted, wrapped } from "./wrap.ts";

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

test("a line of a list goes on below its text, any other below its beginning", () => {
  expect(fitted("  card     tells what a card does", 22)).toEqual([
    "  card     tells what",
    "           a card does",
  ]);
  expect(fitted("  one two three", 9)).toEqual(["  one two", "  three"]);
  expect(fitted("a very long name with  text", 20)).toEqual(["a very long name", "with text"]);
});

test("a line that fits stays as it is, and colours take no room", () => {
  expect(fitted("a  b   c", 8)).toEqual(["a  b   c"]);
  expect(fitted("\u001b[31mred one\u001b[0m", 7)).toEqual(["\u001b[31mred one\u001b[0m"]);
  expect(fitted("\u001b[31mred one\u001b[0m", 6)).toEqual(["\u001b[31mred", "one\u001b[0m"]);
});
