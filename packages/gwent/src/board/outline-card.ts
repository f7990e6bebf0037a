import type { Item, Message, Value } from "@medallion/kernel";
import type { CardRow } from "../cards/row.ts";
import type { CardView, View } from "../view.ts";
import { nameIn } from "./card-entry.ts";
import { rowOf, whoIs } from "./sight.ts";

/** Cards that lie in no order, alike ones together: `Nekker ×3`. */
export function countedNames(view: View, ids: readonly string[]): readonly Message[] {
  return [...counted(ids)].map(([id, count]) => {
    const card = nameIn(view, id);
    return count === 1 ? card : { key: "outline.many", values: { card, count } };
  });
}

/** Cards that are not on the battlefield, each with what it is. */
export function heldItems(view: View, cards: readonly { readonly id: string }[]): readonly Item[] {
  return [...counted(cards.map(({ id }) => id))].map(([id, count]) => {
    const card = heldText(view, id);
    return { text: count === 1 ? card : { key: "outline.many", values: { card, count } } };
  });
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function heldText(view: View, id: string): Message {
  const row = rowOf({ view }, id);
  const card = nameIn(view, id);
  if (row === undefined) return card;
  if (row.kind !== "unit" && row.kind !== "hero")
    return { key: "outline.special", values: { card, kind: { key: `kind.${row.kind}` } } };
  const rows: Message[] = row.rows.map((name) => ({ key: `row.${name}` }));
  const [one, two] = rows;
  const where: Value =
    one === undefined || two === undefined ? rows : { key: "entry.rows", values: { one, two } };
  return { key: "outline.unit", values: { card, strength: row.strength, rows: where, ...abilitiesOf(row) } };
}

/** A unit on the battlefield with its strength now. */
export function fieldedText(
  view: View,
  { id, strength = 0, by }: CardView,
  members: readonly number[],
): Message {
  const row = rowOf({ view }, id);
  const printed = row?.strength ?? strength;
  const unit: Message = {
    key: "outline.fielded",
    values: {
      card: nameIn(view, id),
      strength,
      printed,
      changed: printed === strength ? "no" : "yes",
      ...(row === undefined ? { count: 0, abilities: [] } : abilitiesOf(row)),
    },
  };
  const [only, mate] = members;
  if (mate === undefined && by === only) return unit;
  return { key: "outline.fieldedBy", values: { unit, seat: whoIs({ view }, by) } };
}

function abilitiesOf(row: CardRow): { readonly count: number; readonly abilities: readonly Message[] } {
  const hero = row.kind === "hero" ? [{ key: "ability.hero" }] : [];
  const abilities = [...hero, ...row.abilities.map((ability) => ({ key: `ability.${ability}` }))];
  return { count: abilities.length, abilities };
}
