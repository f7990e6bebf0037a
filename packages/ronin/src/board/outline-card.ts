import type { Item, Message } from "@medallion/kernel";
import type { ActionCard, Sym } from "../data/index.ts";
import { cardText, passText, symbolName } from "../data/words.ts";
import { COVERS_FIRST, COVERS_PASS, COVERS_SECOND } from "../effects/count.ts";
import type { TimelineCard, View } from "../view.ts";
import { cardIn, nameIn } from "./sight.ts";

/** A card with all that is printed on it. */
export function cardLine(view: View, id: string): Message {
  const [face, ...more] = cardText(cardIn(view, id));
  const named: Message =
    face === undefined ? nameIn(view, id) : { key: "outline.card", values: { card: nameIn(view, id), face } };
  return more.reduce(followed, named);
}

export function cardItems(view: View, ids: readonly string[]): readonly Item[] {
  return ids.map((id) => ({ text: cardLine(view, id) }));
}

/** The same in a timeline: its place, and what lost-symbol tokens cover. */
export function timelineLine(view: View, { card, covered }: TimelineCard, place: number): Message {
  const line: Message = { key: "outline.placed", values: { place: place + 1, card: cardLine(view, card) } };
  const lost = coveredNames(cardIn(view, card), covered);
  return lost.length === 0 ? line : followed(line, { key: "outline.covered", values: { symbols: lost } });
}

function coveredNames({ symbols, pass }: ActionCard, covered: number): readonly Message[] {
  const [first, second] = symbols;
  const symbol = (mark: number, printed: Sym | undefined): readonly Message[] =>
    (covered & mark) === 0 || printed === undefined ? [] : [symbolName(printed)];
  return [
    ...symbol(COVERS_FIRST, first),
    ...symbol(COVERS_SECOND, second),
    ...((covered & COVERS_PASS) === 0 || pass === undefined ? [] : [passText(pass)]),
  ];
}

function followed(first: Message, next: Message): Message {
  return { key: "outline.then", values: { first, next } };
}
