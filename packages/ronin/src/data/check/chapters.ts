import { CHARACTERS, type ChapterCard, type Pair, SYMBOLS } from "../types.ts";
import { type Constraint, count, hold, tally, within } from "./fault.ts";

type Chapters = readonly ChapterCard[];
const ALL = ["chapters"] as const;

const unordered = ([left, right]: Pair): string => [left, right].sort().join("");
const column = (cards: Chapters, chapter: 0 | 1 | 2): readonly Pair[] =>
  cards.map(({ pairs }) => pairs[chapter]);
const lefts = (pairs: readonly Pair[]): readonly number[] =>
  Object.values(
    tally(
      SYMBOLS,
      pairs.map(([left]) => left),
    ),
  );

/** On how many cards one character starts before another. */
function leads(cards: Chapters, one: string, other: string): number {
  return count(cards, ({ initiative }) => {
    const order: readonly string[] = initiative;
    return order.indexOf(one) < order.indexOf(other);
  });
}

/** What the six chapter cards have in common; the side quest follows from the third pair (H3, RO-1.16). */
export const CHAPTER_CONSTRAINTS = {
  H1: (cards) => {
    hold(cards.length === 6, "H1", "There are six chapter cards.", ALL);
    for (const chapter of [0, 1, 2] as const)
      hold(
        new Set(column(cards, chapter).map(unordered)).size === 6,
        "H1",
        `Chapter ${chapter + 1} has each pair of symbols once.`,
        ALL,
      );
    for (const [index, { pairs }] of cards.entries()) {
      const path = [...ALL, index, "pairs"];
      hold(new Set(pairs.map(unordered)).size === 3, "H1", "The three pairs of a card differ.", path);
      const active = Object.values(tally(SYMBOLS, pairs.flat()));
      hold(within(active, 1, 2), "H1", "Every symbol is active once or twice.", path);
    }
  },
  H2: (cards) => {
    hold(
      within(lefts(cards.flatMap(({ pairs }) => pairs)), 4, 5),
      "H2",
      "Each symbol is left 4 or 5 times.",
      ALL,
    );
    for (const chapter of [0, 1, 2] as const)
      hold(
        within(lefts(column(cards, chapter)), 1, 2),
        "H2",
        `Each symbol is left once or twice in chapter ${chapter + 1}.`,
        ALL,
      );
  },
  H4: (cards) => {
    for (const [index, { initiative }] of cards.entries()) {
      const back = [...initiative].reverse().join();
      hold(
        cards.some((card) => card.initiative.join() === back),
        "H4",
        "Another card has the reverse order.",
        [...ALL, index, "initiative"],
      );
    }
    for (const one of CHARACTERS)
      for (const other of CHARACTERS)
        hold(
          one === other || leads(cards, one, other) === 3,
          "H4",
          `${one} leads ${other} three times.`,
          ALL,
        );
  },
  H5: (cards) => {
    const found = column(cards, 2).some((pair) => unordered(pair) === "CE");
    hold(found, "H5", "One card has exploration and combat in chapter III.", ALL);
  },
} satisfies Record<string, Constraint<Chapters>>;
