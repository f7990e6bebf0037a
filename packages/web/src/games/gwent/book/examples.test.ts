import { gwentKit } from "@medallion/gwent";
import { cardRow } from "@medallion/gwent/cards";
import { expect, test } from "vitest";
import { arranged, CARDS, EXAMPLES } from "./examples.ts";

const book = await gwentKit.book("en");
const totals = (chapter: string) => EXAMPLES[chapter]?.map((example) => arranged(example)?.total);
const strengths = (chapter: string, place: number) => {
  const example = EXAMPLES[chapter]?.[place];
  return example && arranged(example)?.cards.map(({ strength }) => strength);
};

test("the drawn examples come to what the book says", () => {
  expect(strengths("strength", 0)).toEqual([18, 18, 12]);
  expect(strengths("strength", 1)).toEqual([6, 6, 2]);
  expect(totals("hero")).toEqual([12]);
  expect(totals("muster")).toEqual([6]);
  expect(totals("tight-bond")).toEqual([4, 16, 36]);
  expect(totals("morale-boost")).toEqual([12]);
  expect(totals("commander-horn")).toEqual([26, 28]);
  expect(totals("berserker")).toEqual([72]);
});

test("only chapters that there are have figures, and only cards that there are", () => {
  const chapters = new Set(book.chapters.map(({ id }) => id));
  expect([...Object.keys(EXAMPLES), ...Object.keys(CARDS)].filter((id) => !chapters.has(id))).toEqual([]);
  const drawn = [
    ...Object.values(CARDS),
    ...Object.values(EXAMPLES).flatMap((all) => all.map((one) => one.cards)),
  ];
  expect(drawn.flat().filter((id) => cardRow(id) === undefined)).toEqual([]);
});
