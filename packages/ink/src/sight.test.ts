import { expect, test } from "vitest";
import { drawn, ink, mark, text } from "./index.ts";

const PAINT = { width: 20, tone: (_: string, plain: string) => plain };

test("below a table stands what its marks mean, once each", () => {
  const lines = [
    [...ink("a "), mark("*", "star")],
    [mark("*", "star"), mark("+", "cross")],
  ];
  expect(drawn(lines, PAINT)).toEqual(["a *", "*+", "", "* star  + cross"]);
});

test("a table without marks has no legend", () => {
  expect(drawn([ink("a")], PAINT)).toEqual(["a"]);
});

test("a text is said by its key", () => {
  expect(text({ say: ({ key }) => `<${key}>` }, "board.deck")).toBe("<board.deck>");
});
