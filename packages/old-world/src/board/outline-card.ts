import type { Item, Message } from "@medallion/kernel";
import type { View } from "../view.ts";
import { abilityText, cardNamed, cardTexts } from "../words/index.ts";
import { type Able, cardIn } from "./sight.ts";

/** A card with all that is printed on it. */
export function cardLine(view: View, id: string): Message {
  const [face, ...extensions] = cardTexts(cardIn(view, id));
  const named: Message =
    face === undefined ? cardNamed(id) : { key: "outline.card", values: { card: cardNamed(id), face } };
  return extensions.reduce(followed, named);
}

export function cardItems(view: View, ids: readonly string[]): readonly Item[] {
  return ids.map((id) => ({ text: cardLine(view, id) }));
}

/** Cards by their names, each with how often it is there. */
export function countedItems(view: View, ids: readonly string[]): readonly Item[] {
  const counts = new Map<string, { text: Message; count: number }>();
  for (const id of ids) {
    const line = cardLine(view, id);
    const key = JSON.stringify(line);
    const known = counts.get(key) ?? { text: line, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  return Array.from(counts.values(), ({ text, count }) => ({
    text: count === 1 ? text : { key: "outline.times", values: { count, what: text } },
  }));
}

/** What a trophy or a kept card can do, one item for each ability. */
export function ableItems({ name, abilities }: Able): readonly Item[] {
  if (abilities.length === 0) return [{ text: name }];
  return abilities.map((ability) => ({
    text: { key: "outline.able", values: { name, text: abilityText(ability) } },
  }));
}

export function followed(first: Message, next: Message): Message {
  return { key: "outline.then", values: { first, next } };
}
