import { type Counted, type Ink, ink } from "@medallion/ink";
import type { Tone } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { CardView } from "../view.ts";
import { abilityMarks, heroMark } from "./marks.ts";
import type { Sight } from "./sight.ts";
import { cardText, rowOf } from "./sight.ts";

/** Cards that look the same, drawn once with their number. */
interface Alike {
  readonly id: string;
  /** The current strength, on the battlefield. */
  readonly strength: number | undefined;
  readonly count: number;
}

/** Cards grouped, each group where its first card lies: `12(4) Blue Stripes Commando ×3 ∞`. */
export function unitsInk(sight: Sight, cards: readonly CardView[]): readonly Ink[] {
  return countedUnits(sight, cards).map(({ item }) => item);
}

export function countedUnits(sight: Sight, cards: readonly CardView[]): readonly Counted[] {
  const groups = new Map<string, CardView[]>();
  for (const card of cards) {
    const key = `${card.id} ${card.strength}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return Array.from(groups.values(), (group) => {
    const { id, strength } = at(group, 0);
    const count = group.length;
    return { item: alikeInk(sight, { id, strength, count }), count };
  });
}

function alikeInk(sight: Sight, { id, strength, count }: Alike): Ink {
  const row = rowOf(sight, id);
  const hero = row?.kind === "hero";
  const marks = row === undefined ? [] : abilityMarks(sight, row);
  const fights = row?.kind === "unit" || hero || strength !== undefined;
  const printed = row?.strength ?? 0;
  return [
    ...(fights ? strengthInk(printed, strength ?? printed, hero) : []),
    ...(hero ? [heroMark(sight)] : []),
    ...(fights ? ink(" ") : []),
    ...ink(cardText(sight, id), hero ? "gold" : undefined),
    ...(count > 1 ? ink(` ×${count}`) : []),
    ...(marks.length > 0 ? [...ink(" "), ...marks] : []),
  ];
}

/** The current strength and, where it differs, the printed one. */
function strengthInk(printed: number, strength: number, hero: boolean): Ink {
  if (strength === printed) return ink(String(strength), hero ? "gold" : "strong");
  const tone: Tone = strength > printed ? "good" : "bad";
  return [...ink(String(strength), tone), ...ink(`(${printed})`, "quiet")];
}
