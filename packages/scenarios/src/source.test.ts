import { at } from "@medallion/kernel";
import { expect, test } from "vitest";
import { readSources } from "./source.ts";

const TEXT = `# a comment
scenario: One
script:
  - A passes
  - expect:
      A:
        close row: [1, 2]
---
---
scenario: Two
`;

test("lines are those of the whole file, and empty documents are left out", () => {
  const sources = readSources(TEXT);
  expect(sources.map(({ line }) => line)).toEqual([2, 10]);
});

test("a value that is not there stands on the line of what should hold it", () => {
  const source = at(readSources(TEXT), 0);
  expect(source.lineOf(["script", 0])).toBe(4);
  expect(source.lineOf(["script", 1, "expect", "A"])).toBe(6);
  expect(source.lineOf(["script", 1, "expect", "B", "hand"])).toBe(5);
  expect(source.lineOf(["nowhere"])).toBe(2);
});

test("a path written as text is followed as far as the file goes, keys with spaces too", () => {
  const source = at(readSources(TEXT), 0);
  const start = ["script", 1, "expect"];
  expect(source.follow(start, "A.close row[1].total")).toEqual([...start, "A", "close row", 1]);
  expect(source.follow(start, "A close row")).toEqual([...start, "A", "close row"]);
  expect(source.follow(start, "Above")).toEqual(start);
});
