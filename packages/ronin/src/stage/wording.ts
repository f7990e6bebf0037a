import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { State } from "../state.ts";
import { nameOf } from "./names.ts";
import { cardName } from "./notation.ts";

/** What a scenario calls the card of this id. */
export function named(state: State, id: string): string {
  const box = boxOf(state);
  return cardName(at(box.cards, box.cardOf.get(id) ?? -1));
}

/** Every different order of a few things. */
export function orders(things: readonly string[]): readonly (readonly string[])[] {
  if (things.length < 2) return [things];
  return [...new Set(things)].flatMap((thing) => {
    const place = things.indexOf(thing);
    return orders(things.filter((_, other) => other !== place)).map((rest) => [thing, ...rest]);
  });
}

/** `B1`: the card of B's ability 1. */
export function lentName(state: State, partner: Seat, ability: string): string {
  return `${nameOf(state, partner)}${ability.slice(-1)}`;
}
