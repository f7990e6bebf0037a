import type { Seat } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COLOURS, type Value } from "../data/index.ts";
import { fighterOf, monsterLevelOf } from "../fight/facts.ts";
import { attributeOf } from "../rules/attributes.ts";
import { playerOf, type State } from "../state.ts";

/** The number an effect speaks of, for the seat it applies to. */
export function amountOf(state: State, seat: Seat, value: Value): number {
  if (typeof value === "number") return value;
  switch (value.by) {
    case "attribute":
      return attributeOf(state, seat, ATTRIBUTES.indexOf(value.attribute));
    case "handCard":
      return value.each * playerOf(state, seat).hand.length;
    case "comboCard":
      return value.each * comboCards(state, seat, COLOURS.indexOf(value.colour));
    case "monsterLevel":
      return value.levels[monsterLevelOf(state) - 1] ?? 0;
  }
}

/** OW-11.22: combo cards of the colour, switched off or not. */
export function comboCards(state: State, seat: Seat, colour: number): number {
  const combo = fighterOf(state, seat)?.combo;
  if (combo === undefined) return 0;
  const { colours } = boxOf(state);
  let count = 0;
  for (const { card } of combo) if (colours[card] === colour) count++;
  return count;
}
