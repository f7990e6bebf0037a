import { flow, type Ink, ink, joined, text } from "@medallion/ink";
import { boxOf, symbolAt } from "../box.ts";
import type { Sym } from "../data/index.ts";
import { seatName } from "../describe.ts";
import { cardInk } from "./cards.ts";
import { symbolMark } from "./marks.ts";
import { phaseText } from "./outline-table.ts";
import { questSymbols, type Sight } from "./sight.ts";

/** Where the game is, what is active, the order of the figures, deck and discard pile. */
export function headerLines(sight: Sight): readonly Ink[] {
  const { view, say, width } = sight;
  const parts: Ink[] = [ink(say(phaseText(view)), "title"), ...activeParts(sight)];
  const order = view.order.map((player) =>
    ink(say({ key: "board.name", values: { seat: seatName(player) } })),
  );
  const initiative: Ink[] =
    order.length === 0 ? [] : [[...label(sight, "board.initiative"), ...joined(order, ink(" › ", "quiet"))]];
  return [
    ...flow(parts, { width, lead: [] }),
    ...(view.chapterCard === undefined
      ? []
      : flow([...initiative, ...pileParts(sight)], { width, lead: [] })),
  ];
}

export function label(sight: Sight, key: string): Ink {
  return ink(`${text(sight, key)} `, "quiet");
}

/** A number with what it counts. */
export function amount(sight: Sight, key: string, count: number): Ink {
  return [...label(sight, key), ...ink(String(count), "strong")];
}

/** The active symbols now, then those of all chapters and of the side quest: the chapter card lies open (RO-1.15). */
function activeParts(sight: Sight): readonly Ink[] {
  const { view } = sight;
  const chapter = boxOf(view).chapters.find(({ id }) => id === view.chapterCard);
  if (view.active === undefined || chapter === undefined) return [];
  const pair = ([left, right]: readonly [Sym, Sym], between: string): Ink => [
    symbolMark(sight, left),
    ...ink(between, "quiet"),
    symbolMark(sight, right),
  ];
  const pairs = chapter.pairs.map(([left, right]) => pair([symbolAt(left), symbolAt(right)], "|"));
  const quest = questSymbols(view).map((symbol) => symbolMark(sight, symbol));
  return [
    [...label(sight, "board.active"), ...pair(view.active, " | ")],
    [...label(sight, "board.chapters"), ...joined(pairs, ink(" › ", "quiet"))],
    [...label(sight, "board.quest"), ...quest],
  ];
}

function pileParts(sight: Sight): readonly Ink[] {
  const { deckCount, discard, deckSeen } = sight.view;
  const newest = discard.at(-1);
  const seen = deckSeen.map(({ place, card }) => [...ink(`${place + 1} `, "quiet"), ...cardInk(sight, card)]);
  return [
    amount(sight, "board.deck", deckCount),
    ...(newest === undefined
      ? []
      : [
          [
            ...amount(sight, "board.discard", discard.length),
            ...ink(" ("),
            ...cardInk(sight, newest),
            ...ink(")"),
          ],
        ]),
    ...(seen.length === 0 ? [] : [[...label(sight, "board.deckSeen"), ...joined(seen, ink(", ", "quiet"))]]),
  ];
}
