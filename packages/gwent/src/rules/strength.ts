import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { CardTable } from "../cards/table.ts";
import { AGILE, BOND, DECOY, HERO, HORN, MORALE, SPECIAL, SPY } from "../cards/table.ts";
import type { Card, State } from "../state.ts";
import { tableOf } from "../state.ts";

/** What a row does to the units in it. */
export interface RowForces {
  readonly cards: readonly Card[];
  readonly weather: boolean;
  /** GW-10.51: the side loses only half to weather. */
  readonly half: boolean;
  readonly hornInSlot: boolean;
  readonly hornUnits: number;
  readonly morale: number;
}

/** Rows under weather, as bits (GW-8.1 to GW-8.5). */
export function weatherRows(state: State): number {
  let rows = 0;
  if (state.weather.length === 0) return rows;
  const table = tableOf(state);
  for (const card of state.weather) rows |= at(table.weather, at(state.kinds, card));
  return rows;
}

export function rowForces(state: State, side: number, row: number): RowForces {
  const table = tableOf(state);
  const field = at(state.sides, side);
  const cards = at(field.rows, row);
  let hornUnits = 0;
  let morale = 0;
  for (const card of cards) {
    const flags = at(table.flags, at(state.kinds, card));
    if ((flags & SPECIAL) !== 0) continue;
    if ((flags & HORN) !== 0) hornUnits++;
    if ((flags & MORALE) !== 0) morale++;
  }
  const slot = at(field.slots, row);
  return {
    cards,
    weather: (weatherRows(state) & (1 << row)) !== 0,
    half: field.halfWeather,
    hornInSlot: slot === -1 || (slot > 0 && (at(table.flags, at(state.kinds, slot)) & HORN) !== 0),
    hornUnits,
    morale,
  };
}

/** GW-7.1: ((W × P × B) + M) × H. With `reasons`, every link of the chain is written down. */
export function strengthIn(state: State, forces: RowForces, card: Card, reasons?: Reason[]): number {
  const table = tableOf(state);
  const kind = at(state.kinds, card);
  const flags = at(table.flags, kind);
  if ((flags & DECOY) !== 0) return because(reasons, "GW-7.2", "decoy", 0);
  const printed = because(reasons, "GW-1.3", "printed", at(table.strength, kind));
  if ((flags & HERO) !== 0) return because(reasons, "GW-7.2", "hero", printed);

  let strength = forces.weather ? underWeather(state, forces.half, printed, reasons) : printed;
  if (state.spiesDoubled && (flags & SPY) !== 0)
    strength = because(reasons, "GW-7.5", "spy", strength * 2, 2);
  if ((flags & BOND) !== 0) {
    const bonded = countKind(state, forces.cards, kind);
    if (bonded > 1) strength = because(reasons, "GW-7.6", "bond", strength * bonded, bonded);
  }
  const morale = forces.morale - ((flags & MORALE) !== 0 ? 1 : 0);
  if (morale > 0) strength = because(reasons, "GW-7.6", "morale", strength + morale, morale);
  if (state.automaton !== undefined && (flags & AGILE) !== 0 && state.automaton.inspired.includes(card))
    strength = because(reasons, "GW-19.15", "inspired", strength + 1, 1);
  const horns = forces.hornUnits - ((flags & HORN) !== 0 ? 1 : 0);
  if (forces.hornInSlot || horns > 0) strength = because(reasons, "GW-7.7", "horn", strength * 2, 2);
  return strength;
}

function underWeather(state: State, half: boolean, printed: number, reasons: Reason[] | undefined): number {
  const rules = state.options.rules;
  if (half) {
    // GW-7.4: the loss is rounded down; with `branRounding` down it is what is left that is rounded.
    const left = rules.branRounding === "up" ? Math.ceil(printed / 2) : Math.floor(printed / 2);
    return because(reasons, "GW-7.4", "half", Math.max(left, Math.min(printed, 1)));
  }
  if (rules.weatherRaisesZero) return because(reasons, "GW-7.10", "weather", 1);
  return because(reasons, "GW-7.3", "weather", Math.min(printed, 1));
}

function because(reasons: Reason[] | undefined, rule: string, why: Why, amount: number, by = 0): number {
  reasons?.push({ rule, text: { key: `reason.${why}`, values: { by } }, amount });
  return amount;
}

type Why =
  | "printed"
  | "hero"
  | "decoy"
  | "weather"
  | "half"
  | "spy"
  | "bond"
  | "morale"
  | "inspired"
  | "horn";

function countKind(state: State, cards: readonly Card[], kind: number): number {
  let count = 0;
  for (const card of cards) if (state.kinds[card] === kind) count++;
  return count;
}

export function strengthAt(state: State, side: number, row: number, card: Card): number {
  return strengthIn(state, rowForces(state, side, row), card);
}

export function rowTotal(state: State, side: number, row: number): number {
  const cards = at(at(state.sides, side).rows, row);
  if (cards.length === 0) return 0;
  const forces = rowForces(state, side, row);
  let total = 0;
  for (const card of cards) total += strengthIn(state, forces, card);
  return total;
}

/** GW-7.8: the sum over the three rows. */
export function sideTotal(state: State, side: number): number {
  return rowTotal(state, side, 0) + rowTotal(state, side, 1) + rowTotal(state, side, 2);
}

/** Whether a card on the battlefield is a unit that rules other than its own may touch (GW-1.4, GW-9.8). */
export function isCommonUnit(table: CardTable, kind: number): boolean {
  return (at(table.flags, kind) & (HERO | SPECIAL)) === 0;
}
