import { ALL_CARDS } from "@medallion/gwent/cards";
import { LANGUAGES } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { linesIn } from "./lines.ts";

describe.each(LANGUAGES)("the lines of our own, %s", (language) => {
  test("every card has one, and nobody else does", async () => {
    expect(Object.keys(await linesIn(language))).toEqual(ALL_CARDS.map(({ id }) => id));
  });

  test("no two are the same, all are short sentences", async () => {
    const lines = Object.values(await linesIn(language));
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.{1,69}\.$/u);
  });

  test("are written in the language's letters", async () => {
    const lines = Object.values(await linesIn(language)).join("");
    expect(/\p{Script=Latin}/u.test(lines)).toBe(language !== "uk");
    expect(/\p{Script=Cyrillic}/u.test(lines)).toBe(language === "uk");
  });
});
