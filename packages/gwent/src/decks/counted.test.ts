import { expect, it } from "vitest";
import { countAndName } from "./counted.ts";
import { parseDeckText } from "./parse.ts";
import { readDeck } from "./read.ts";

it.for([
  ["nekker", 1, "nekker"],
  ["3 nekker", 3, "nekker"],
  ["3x nekker", 3, "nekker"],
  ["3xnekker", 3, "nekker"],
  ["3 X nekker", 3, "nekker"],
  ["3 xnekker", 3, "xnekker"],
  ["3 x", 3, "x"],
  ["3x", 1, "3x"],
  ["12", 1, "12"],
  ["nekker x3", 3, "nekker"],
  ["nekker  ×  3", 3, "nekker"],
  ["nekkerx3", 1, "nekkerx3"],
  ["nekker 3", 1, "nekker 3"],
  ["x 3", 1, "x 3"],
  ["", 1, ""],
] as const)("the line “%s” names %i of %s", ([line, count, name]) => {
  expect(countAndName(line)).toEqual({ count, name });
});

/** Each took a time that grows with the square of its length: ten times what these have is a hundred times as long. */
const LONG = 60_000;
const SLOW = [
  ["spaces in a name", `a${" ".repeat(LONG)}b`],
  ["a count that never comes", `a${" x".repeat(LONG)} y`],
  ["counts one after another", `a${" x 1".repeat(LONG)} y`],
  ["spaces after a count", `1${" ".repeat(LONG)}a\u2028x`],
  ["digits", `${"1".repeat(LONG)}y z`],
] as const;

it.for(SLOW)("is read in one go, however long it is: %s", ([, line]) => {
  expect(countAndName(line).name.length).toBeGreaterThan(0);
});

it.for([
  ...SLOW.map(([what, line]) => [what, line.slice(0, 9_000) + line.slice(-9_000)] as const),
  ["a field", `leader:${" ".repeat(19_000)}a\u2028x`] as const,
  ["a comment with a line's end inside", `${"#".repeat(19_000)} \u2028${"x ".repeat(200)}`] as const,
])("a deck with a line that no card can fill is refused in words: %s", ([, text]) => {
  expect(() => parseDeckText(text)).toThrow();
  expect(() => readDeck(`mo\n${"a ".repeat(150)}`)).toThrow(/line 2: This line is too long/);
});

it("a comment may be long, and ends where its line ends", () => {
  const text = `mo # ${"#".repeat(5_000)}\u20282 nekker\r1 ghoul\r\n3 arachas`;
  expect(parseDeckText(text).cards).toEqual({ nekker: 2, ghoul: 1, arachas: 3 });
});
