import type { Book } from "@medallion/kernel";
import { expect, test } from "vitest";
import { chapterOf } from "./chapter-of.ts";

const book: Book = {
  chapters: [
    { id: "turn", title: "", text: "", rules: ["GW-5.", "GW-4.1"] },
    { id: "spy", title: "", text: "", rules: ["GW-5.4"] },
    { id: "deck", title: "", text: "", rules: ["GW-"] },
  ],
};
const found = (rule: string) => chapterOf(book, rule)?.id;

test("a rule listed whole is found before one listed by its beginning", () => {
  expect(found("GW-5.4")).toBe("spy");
  expect(found("GW-5.7")).toBe("turn");
});

test("only what ends with a point is a beginning", () => {
  expect(found("GW-4.1")).toBe("turn");
  expect(found("GW-4.10")).toBeUndefined();
  expect(found("GW-5.41")).toBe("turn");
});

test("a rule that no chapter tells of has none", () => {
  expect(found("RO-1.1")).toBeUndefined();
});
