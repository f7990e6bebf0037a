import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../components.ts";
import { type Draft, draft, refused } from "../test/draft.ts";
import type { ChapterCard } from "../types.ts";
import { CHAPTER_CONSTRAINTS } from "./chapters.ts";

type Chapters = Draft<readonly ChapterCard[]>;

const SPOILT: readonly (readonly [
  keyof typeof CHAPTER_CONSTRAINTS,
  string,
  (cards: Chapters) => void,
  string,
])[] = [
  ["H1", "five cards", (cards) => cards.pop(), "six chapter cards"],
  [
    "H1",
    "a pair twice in a chapter",
    (cards) => {
      at(cards, 0).pairs[1] = ["C", "M"];
    },
    "Chapter 2",
  ],
  [
    "H1",
    "a pair twice on a card",
    (cards) => {
      const [first, second] = [at(cards, 0), at(cards, 1)];
      [first.pairs[1], second.pairs[1]] = [second.pairs[1], first.pairs[1]];
    },
    "chapters.0.pairs",
  ],
  [
    "H1",
    "a symbol active three times",
    (cards) => {
      const [first, third] = [at(cards, 0), at(cards, 2)];
      [first.pairs[1], third.pairs[1]] = [third.pairs[1], first.pairs[1]];
    },
    "once or twice",
  ],
  [
    "H2",
    "diplomacy left three times in chapter I",
    (cards) => {
      at(cards, 3).pairs[2].reverse();
      at(cards, 2).pairs[0].reverse();
    },
    "once or twice in chapter 1",
  ],
  [
    "H2",
    "magic left six times",
    (cards) => {
      at(cards, 4).pairs[0].reverse();
      at(cards, 2).pairs[1].reverse();
    },
    "4 or 5 times",
  ],
  [
    "H4",
    "an order without its reverse",
    (cards) => at(cards, 3).initiative.reverse(),
    "chapters.2.initiative",
  ],
  [
    "H4",
    "a character that leads too often",
    (cards) => {
      at(cards, 2).initiative = [...at(cards, 0).initiative];
      at(cards, 3).initiative = [...at(cards, 1).initiative];
      at(cards, 4).initiative = [...at(cards, 0).initiative];
      at(cards, 5).initiative = [...at(cards, 0).initiative];
    },
    "three times",
  ],
  [
    "H5",
    "no exploration and combat in chapter III",
    (cards) => {
      at(cards, 4).pairs[2] = ["D", "E"];
    },
    "exploration and combat",
  ],
];

describe("the chapter cards", () => {
  it.each(SPOILT)("%s: %s is refused", (id, _, spoil, sentence) => {
    const { chapters } = draft();
    spoil(chapters);
    expect(refused(() => CHAPTER_CONSTRAINTS[id](chapters))).toContain(sentence);
  });

  it.each(Object.entries(CHAPTER_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS.chapters))).toBe("nothing was refused");
  });
});
