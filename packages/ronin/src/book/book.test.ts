import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Book, type Catalogue, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { abilityName, COMPONENTS, characterName, SYMBOLS, symbolName } from "../data/index.ts";
import { DEFAULT_RULES } from "../options.ts";
import { texts } from "../texts.ts";
import { book } from "./index.ts";

const SOURCE = join(import.meta.dirname, "..");
const SPECIFICATION = readFileSync(join(SOURCE, "../../../docs/rules/ronin.md"), "utf8");
const RULE = /RO-\d+\.\d+/g;
const LINK = /\[[^\]]+\]\(#([^)]*)\)/g;

/** What an example comes to is in bold. */
const RESULT = /\*\*\d+\*\*/g;

const english = await book("en");
const pageOf = (of: Book, id: string): string => {
  const chapter = of.chapters.find((one) => one.id === id);
  return `${chapter?.title}\n${chapter?.text}`;
};

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

function rulesNamedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("book"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(RULE) ?? []);
}

const tells = (listed: string, rule: string): boolean =>
  listed === rule || (listed.endsWith(".") && rule.startsWith(listed));

describe("the rule book and the rules", () => {
  const listed = english.chapters.flatMap(({ rules }) => rules);

  it("has a chapter for every rule of the specification and every rule that the program names", () => {
    const rules = new Set([...(SPECIFICATION.match(RULE) ?? []), ...rulesNamedIn(SOURCE)]);
    expect([...rules].filter((rule) => !listed.some((one) => tells(one, rule)))).toEqual([]);
  });

  it("lists only rules that there are, and each one once", () => {
    const rules = new Set(SPECIFICATION.match(RULE));
    expect(listed.filter((one) => ![...rules].some((rule) => tells(one, rule)))).toEqual([]);
    expect(listed.filter((one, i) => listed.indexOf(one) !== i)).toEqual([]);
  });
});

describe.each(LANGUAGES)("the rule book in %s", (language: Language) => {
  it("has the chapters, rules and passages of the English one", async () => {
    const told = await book(language);
    const bones = (of: Book) =>
      of.chapters.map(({ id, rules, text }) => ({ id, rules, shape: shapeOf(text), links: linksOf(text) }));
    expect(bones(told)).toEqual(bones(english));
    expect(new Set(told.chapters.map(({ part }) => part)).size).toBe(6);
    expect(new Set(told.chapters.map(({ title }) => title)).size).toBe(told.chapters.length);
  });

  it("links only to chapters", async () => {
    const { chapters } = await book(language);
    const ids = new Set(chapters.map(({ id }) => id));
    expect(chapters.flatMap(({ text }) => linksOf(text)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("keeps to its part of Markdown", async () => {
    const { chapters } = await book(language);
    for (const { id, title, text } of chapters) {
      const plain = text
        .replace(/^## |^- /gm, "")
        .replace(/\*\*([^*\n]+|[^*]+?)\*\*/g, "$1")
        .replace(LINK, "");
      expect(plain, id).not.toMatch(/[*_`#<>|\\[\]{}@]|^\s*\d+\. |^\s*[+-] /m);
      expect(title.trim(), id).not.toMatch(/^$|[*_`#<>[\]]/);
    }
  });

  it("has no figure that the English one has not, and comes to the same results", async () => {
    const told = await book(language);
    for (const { id, text } of told.chapters) {
      const original = pageOf(english, id);
      const known = new Set(original.match(/\d+/g));
      expect(
        (text.match(/\d+/g) ?? []).filter((figure) => !known.has(figure)),
        id,
      ).toEqual([]);
      expect(text.match(RESULT), id).toEqual(original.match(RESULT));
    }
  });

  it("calls things what the table calls them", async () => {
    const told = await book(language);
    const missing = expected(language, await texts(language)).filter(([chapter, name]) => {
      const page = pageOf(told, chapter).replace(/\s+/g, " ");
      return !page.toLowerCase().includes(name.toLowerCase());
    });
    expect(missing).toEqual([]);
  });
});

/** In which chapter the name of each thing must be found. */
function expected(language: Language, said: Catalogue): readonly (readonly [string, string])[] {
  const say = speaker(language, said);
  const { abilities, boards } = COMPONENTS;
  return [
    ...abilities.map(({ id }) => ["characters", `**${say(abilityName(id))}**`] as const),
    ...boards.map(({ character }) => ["characters", `## ${say(characterName(character))}`] as const),
    ...SYMBOLS.map((symbol) => ["symbols", say(symbolName(symbol))] as const),
    ...Object.keys(DEFAULT_RULES).map((name) => ["options", `**${said[`rule.${name}`]}**`] as const),
  ];
}
