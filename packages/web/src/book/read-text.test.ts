import { expect, test } from "vitest";
import { linesOf, readText } from "./read-text.ts";

test("paragraphs, headings and lists are told apart, and lines that follow each other are joined", () => {
  expect(
    readText(`
First line
goes on.

## A heading

- one
  and a half
- two
`),
  ).toEqual([
    { kind: "paragraph", spans: [{ kind: "plain", text: "First line goes on." }] },
    { kind: "heading", spans: [{ kind: "plain", text: "A heading" }] },
    {
      kind: "list",
      items: [[{ kind: "plain", text: "one and a half" }], [{ kind: "plain", text: "two" }]],
    },
  ]);
});

test("an example is told apart from what it is an example of", () => {
  expect(readText("It counts.\n\n> You have **2**\nof it.")).toEqual([
    { kind: "paragraph", spans: [{ kind: "plain", text: "It counts." }] },
    {
      kind: "example",
      spans: [
        { kind: "plain", text: "You have " },
        { kind: "strong", text: "2" },
        { kind: "plain", text: " of it." },
      ],
    },
  ]);
});

test("bold words and links are marked, also across lines", () => {
  expect(readText("A **bold\nword** and a [spy](#spy).")).toEqual([
    {
      kind: "paragraph",
      spans: [
        { kind: "plain", text: "A " },
        { kind: "strong", text: "bold word" },
        { kind: "plain", text: " and a " },
        { kind: "link", text: "spy", chapter: "spy" },
        { kind: "plain", text: "." },
      ],
    },
  ]);
});

test("whatever else looks like markup stays text", () => {
  const text = '<b onclick="x">1 * 2</b> [out](https://example.org) # no';
  expect(readText(text)).toEqual([{ kind: "paragraph", spans: [{ kind: "plain", text }] }]);
});

test("the lines of a block are searched without their marks", () => {
  expect(readText("- **a** b\n- [c](#c)").flatMap(linesOf)).toEqual(["a b", "c"]);
});
