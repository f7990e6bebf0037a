import { expect, test } from "vitest";
import { together } from "./together.ts";

/** Doubles words, and says which it was asked for at once. */
function doubling(): {
  readonly ask: (word: string) => Promise<string | undefined>;
  readonly asked: string[][];
} {
  const asked: string[][] = [];
  const ask = together(async (words) => {
    asked.push([...words]);
    if (words.includes("broken")) throw new Error("broken");
    return new Map(words.filter((word) => word !== "none").map((word) => [word, word + word]));
  });
  return { ask, asked };
}

test("what is asked in one turn of the loop is loaded at once, each key once, and each gets its own answer", async () => {
  const { ask, asked } = doubling();
  expect(await Promise.all(["a", "b", "none", "a"].map(ask))).toEqual(["aa", "bb", undefined, "aa"]);
  expect(await ask("a")).toBe("aa");
  expect(asked).toEqual([["a", "b", "none"], ["a"]]);
});

test("a failure is that of all who asked with it, and of nobody later", async () => {
  const { ask } = doubling();
  const both = await Promise.allSettled([ask("a"), ask("broken")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask("a")).toBe("aa");
});
