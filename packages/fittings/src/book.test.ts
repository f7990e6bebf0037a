import { LANGUAGES } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { bookOf, spoken } from "./index.ts";

const OUTLINE = { play: { idea: ["X-1."], turn: ["X-2.", "X-3.4"] }, end: { winning: [] } } as const;

const TOLD = {
  play: {
    title: "How to play",
    // In another order than the outline, which is that of the book.
    pages: { turn: { title: "A turn", text: "\nFirst:\n@steps two\n\nThen @stop.\n" }, idea: page("Idea") },
  },
  end: { title: "The end", pages: { winning: page("Winning") } },
};

function page(title: string) {
  return { title, text: title };
}

const modules = (loaded: string[] = []) => {
  const load = (language: string) => async () => {
    loaded.push(language);
    return { default: TOLD };
  };
  return { en: load("en"), cs: load("cs"), pl: load("pl"), uk: load("uk") };
};

describe("a book", () => {
  test("has the chapters in the order of the outline, with their part and rules", async () => {
    const { chapters } = await bookOf(OUTLINE, modules())("en");
    expect(chapters.map(({ id, part, rules, title }) => [id, part, rules, title])).toEqual([
      ["idea", "How to play", ["X-1."], "Idea"],
      ["turn", "How to play", ["X-2.", "X-3.4"], "A turn"],
      ["winning", "The end", [], "Winning"],
    ]);
    expect(chapters[1]?.text).toBe("First:\n@steps two\n\nThen @stop.");
  });

  test("says what is best read first, if anything is", async () => {
    expect(await bookOf(OUTLINE, modules())("en")).not.toHaveProperty("path");
    expect((await bookOf(OUTLINE, modules(), undefined, ["winning", "idea"])("cs")).path).toEqual([
      "winning",
      "idea",
    ]);
  });

  test("fills lines that stand for lists, in its language, and no other line", async () => {
    const lists = {
      texts: async (language: string) => ({ word: `word in ${language}` }),
      linesOf: (list: string, of: string | undefined, say: (message: { key: string }) => string) => [
        `${list} ${of}`,
        say({ key: "word" }),
      ],
    };
    const { chapters } = await bookOf(OUTLINE, modules(), lists)("cs");
    expect(chapters[1]?.text).toBe("First:\n- steps two\n- word in cs\n\nThen @stop.");
  });
});

test.each(LANGUAGES)("only %s is loaded when it is asked for", async (language) => {
  const loaded: string[] = [];
  const tell = spoken(modules(loaded));
  expect(loaded).toEqual([]);
  expect(await tell(language)).toBe(TOLD);
  expect(loaded).toEqual([language]);
});
