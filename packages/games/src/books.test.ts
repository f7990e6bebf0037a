import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Book, LANGUAGES } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { KITS } from "./index.ts";

// What the rule book of every game holds; whether it calls things by their names is tested beside each book.

const ROOT = join(import.meta.dirname, "../../..");
const RULE = /\b[A-Z]{2}-\d+\.\d+/g;
const LINK = /\[[^\]]+\]\(#([^)]*)\)/g;
/** What an example comes to is in bold. */
const RESULT = /\*\*\d+\*\*/g;

const textOf = (of: Book, id: string): string => of.chapters.find((chapter) => chapter.id === id)?.text ?? "";

/** What kinds of blocks a text has and how long its lists are: the same in every language. */
function shapeOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).map((block) => {
    if (block.startsWith("## ")) return "heading";
    return block.startsWith("- ") ? `list of ${`\n${block}`.split("\n- ").length - 1}` : "paragraph";
  });
}

function linksOf(text: string): readonly string[] {
  return [...text.matchAll(LINK)].map(([, id = ""]) => id).toSorted();
}

/** The rules that a program names, its book apart. */
function rulesNamedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("book"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(RULE) ?? []);
}

const tells = (listed: string, rule: string): boolean =>
  listed === rule || (listed.endsWith(".") && rule.startsWith(listed));

describe.each(KITS.map((kit) => ({ id: kit.game.id, kit })))("the rule book of $id", async ({ id, kit }) => {
  const english = await kit.book("en");
  const listed = english.chapters.flatMap(({ rules }) => rules);
  const specified = readFileSync(join(ROOT, `docs/rules/${id}.md`), "utf8").match(RULE) ?? [];
  // Checks have numbers too, and other letters.
  const prefix = listed[0]?.slice(0, 3) ?? "";
  const rules = new Set(specified.filter((rule) => rule.startsWith(prefix)));

  it("has a chapter for every rule of the specification and every rule that the program names", () => {
    const own = rulesNamedIn(join(ROOT, "packages", id, "src")).filter((rule) => rule.startsWith(prefix));
    const named = [...rules, ...own];
    expect(named.filter((rule) => !listed.some((one) => tells(one, rule)))).toEqual([]);
  });

  it("lists only rules that there are, and each one once", () => {
    expect(listed.filter((one) => ![...rules].some((rule) => tells(one, rule)))).toEqual([]);
    expect(listed.filter((one, i) => listed.indexOf(one) !== i)).toEqual([]);
  });

  describe.each(LANGUAGES)("in %s", async (language) => {
    const told = await kit.book(language);

    it("has the chapters, rules and passages of the English one", () => {
      const bones = (of: Book) =>
        of.chapters.map((chapter) => ({
          id: chapter.id,
          rules: chapter.rules,
          shape: shapeOf(chapter.text),
          links: linksOf(chapter.text),
        }));
      const parts = (of: Book) => new Set(of.chapters.map(({ part }) => part)).size;
      expect(bones(told)).toEqual(bones(english));
      expect(parts(told)).toBe(parts(english));
      expect(new Set(told.chapters.map(({ title }) => title)).size).toBe(told.chapters.length);
    });

    it("links only to chapters", () => {
      const ids = new Set(told.chapters.map((chapter) => chapter.id));
      expect(told.chapters.flatMap(({ text }) => linksOf(text)).filter((link) => !ids.has(link))).toEqual([]);
    });

    it("keeps to its part of Markdown", () => {
      for (const { id: chapter, title, text } of told.chapters) {
        const plain = text
          .replace(/^## |^- |^> /gm, "")
          .replace(/\*\*([^*\n]+|[^*]+?)\*\*/g, "$1")
          .replace(LINK, "");
        expect(plain, chapter).not.toMatch(/[*_`#<>|\\[\]{}@]|^\s*\d+\. |^\s*[+-] /m);
        expect(title.trim(), chapter).not.toMatch(/^$|[*_`#<>[\]]/);
      }
    });

    it("has no figure that the English one has not, and comes to the same results", () => {
      for (const { id: chapter, title, text } of told.chapters) {
        const original = textOf(english, chapter);
        const known = new Set(
          `${english.chapters.find((one) => one.id === chapter)?.title} ${original}`.match(/\d+/g),
        );
        const figures = `${title} ${text}`.match(/\d+/g) ?? [];
        expect(
          figures.filter((figure) => !known.has(figure)),
          chapter,
        ).toEqual([]);
        expect(text.match(RESULT), chapter).toEqual(original.match(RESULT));
      }
    });
  });
});
