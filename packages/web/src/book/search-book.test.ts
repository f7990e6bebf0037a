import type { Book } from "@medallion/kernel";
import { expect, test } from "vitest";
import { type Excerpt, indexOf, searchIn } from "./search-book.ts";

const chapter = (id: string, title: string, text: string) => ({ id, title, text, rules: [] });
const book: Book = {
  chapters: [
    chapter("turn", "Tvůj tah", "Jednotka jde do řady; jen **špeh** jde na druhou stranu."),
    chapter("spy", "Špeh", "Vynášíš ho na soupeřovu stranu.\n\nLízneš si dvě karty."),
    chapter("horn", "Ріг командира", "Ґеральт і Więź łączy."),
  ],
};
const index = indexOf(book);
const ids = (query: string) => searchIn(index, query).map((found) => found.chapter.id);
const shown = (pieces: readonly Excerpt[] | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

test("diacritics and capitals do not matter, in no alphabet", () => {
  expect(ids("SPEH")).toEqual(["spy", "turn"]);
  expect(ids("геральт")).toEqual(["horn"]);
  expect(ids("wiez laczy")).toEqual(["horn"]);
  expect(ids("ґеральт")).toEqual(["horn"]);
});

test("chapters with the words in their title come first; all words must be there", () => {
  expect(ids("špeh stranu")).toEqual(["turn", "spy"]);
  expect(ids("špeh nic")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("what was found is marked in the title and in the line", () => {
  const [spy, turn] = searchIn(index, "speh");
  expect(shown(spy?.title)).toBe("[Špeh]");
  expect(spy?.snippet).toEqual([]);
  expect(shown(turn?.snippet)).toBe("Jednotka jde do řady; jen [špeh] jde na druhou stranu.");
});

test("a long line is cut around the first word", () => {
  const long = `${"slovo ".repeat(30)}jehla ${"slovo ".repeat(60)}`.trim();
  const [found] = searchIn(indexOf({ chapters: [chapter("a", "A", long)] }), "jehla");
  const line = shown(found?.snippet) ?? "";
  expect(line).toMatch(/^…(slovo )+\[jehla\]( slovo)+…$/);
  expect(line.length).toBeLessThan(170);
});

test("words that overlap are marked once", () => {
  const [found] = searchIn(index, "spe speh");
  expect(shown(found?.title)).toBe("[Spe]h".replace("Spe", "Špe"));
});
