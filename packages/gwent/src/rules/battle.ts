import { at } from "@medallion/kernel";
import type { CardTable, Kind } from "../cards/table.ts";
import { AVENGER, HERO, rowName, SPECIAL } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Card, State } from "../state.ts";
import { isAutomaton, playerOf, tableOf } from "../state.ts";
import { isCommonUnit, rowForces, rowTotal, strengthIn } from "./strength.ts";
import { kindOf, layInRow, liftFromRow, newToken, placed, toAll, toPile } from "./zones.ts";

interface Target {
  readonly card: Card;
  readonly side: number;
  readonly row: number;
  readonly strength: number;
}

/** Sides in the order of GW-1.14: the acting player's first, then in turn order. */
export function sidesFrom(state: State, first: number): readonly number[] {
  const sides: number[] = [];
  for (let i = 0; i < state.sides.length; i++) sides.push((first + i) % state.sides.length);
  return sides;
}

export function opposingSides(state: State, player: number): readonly number[] {
  const { side } = playerOf(state, player);
  const opponents: number[] = [];
  for (let i = 1; i < state.sides.length; i++) opponents.push((side + i) % state.sides.length);
  return opponents;
}

/** Whether a unit may be struck, moved or taken: no hero, no Decoy. */
function isTarget(table: CardTable, kind: Kind): boolean {
  return isCommonUnit(table, kind);
}

function strongest(state: State, sides: readonly number[], rows: readonly number[], spared: Card): Target[] {
  const table = tableOf(state);
  let highest = -1;
  let found: Target[] = [];
  for (const side of sides)
    for (const row of rows) {
      const forces = rowForces(state, side, row);
      for (const card of forces.cards) {
        if (card === spared || !isTarget(table, kindOf(state, card))) continue;
        const strength = strengthIn(state, forces, card);
        if (strength < highest) continue;
        if (strength > highest) {
          highest = strength;
          found = [];
        }
        found.push({ card, side, row, strength });
      }
    }
  return found;
}

const ALL_ROWS = [0, 1, 2];

/**
 * Scorch by a special or a unit (GW-9.4, GW-6.5): on the whole battlefield in a duel or between teams, on each
 * opponent separately in free-for-all (GW-14.14), on the Player's side only when the automaton strikes (GW-17.9).
 */
export function scorch(state: State, scribe: Scribe, player: number, unit: Card): void {
  const own = playerOf(state, player).side;
  const spared = state.options.rules.scorchUnitHitsSelf ? 0 : unit;
  if (isAutomaton(state, player)) return destroy(state, scribe, player, strongest(state, [0], ALL_ROWS, 0));
  if (state.options.mode !== "free-for-all")
    return destroy(state, scribe, player, strongest(state, sidesFrom(state, own), ALL_ROWS, spared));
  // GW-14.15: with `ffaScorchOwnSide` the own side is one more side.
  const sides = state.options.rules.ffaScorchOwnSide ? sidesFrom(state, own) : opposingSides(state, player);
  destroy(
    state,
    scribe,
    player,
    sides.flatMap((side) => strongest(state, [side], ALL_ROWS, spared)),
  );
}

/** GW-6.7, GW-6.8, GW-14.15: what a row scorch would destroy now, each opponent's row apart. */
function rowScorchTargets(state: State, player: number, row: number): readonly Target[] {
  return opposingSides(state, player).flatMap((side) =>
    scorchedTotal(state, side, row) < 10 ? [] : strongest(state, [side], [row], 0),
  );
}

/** Whether a row scorch would destroy anything; found without a list, for it is asked all the time. */
export function rowScorchHits(state: State, player: number, row: number): boolean {
  const own = playerOf(state, player).side;
  const table = tableOf(state);
  for (let side = 0; side < state.sides.length; side++) {
    if (side === own || scorchedTotal(state, side, row) < 10) continue;
    for (const card of at(at(state.sides, side).rows, row))
      if (isTarget(table, kindOf(state, card))) return true;
  }
  return false;
}

function scorchedTotal(state: State, side: number, row: number): number {
  if (state.options.rules.rowScorchCountsHeroes) return rowTotal(state, side, row);
  const table = tableOf(state);
  const forces = rowForces(state, side, row);
  return forces.cards.reduce(
    (sum, card) => sum + (isTarget(table, kindOf(state, card)) ? strengthIn(state, forces, card) : 0),
    0,
  );
}

export function rowScorch(state: State, scribe: Scribe, player: number, row: number): void {
  destroy(state, scribe, player, rowScorchTargets(state, player, row));
}

/** GW-1.14: all targets leave together; then they enter the piles in order, and avengers among them resolve. */
function destroy(state: State, scribe: Scribe, player: number, targets: readonly Target[]): void {
  if (targets.length === 0) return;
  if (scribe.tell !== undefined) {
    const cards = targets.map(({ card, side, row, strength }) => ({
      ...placed(state, card, side, row),
      strength,
    }));
    scribe.tell?.(toAll({ kind: "unitsScorched", seat: player, cards }));
  }
  for (const { card, side } of targets) {
    liftFromRow(state, card);
    toPile(state, side, card);
  }
  for (const { card, side } of targets) avenge(state, scribe, card, side);
}

/** GW-6.12: a discarded avenger unit leaves its token on the side on which it lay. */
export function avenge(state: State, scribe: Scribe, card: Card, side: number): void {
  const table = tableOf(state);
  const kind = kindOf(state, card);
  if ((at(table.flags, kind) & AVENGER) !== 0) summon(state, scribe, at(table.token, kind), side);
}

export function summon(state: State, scribe: Scribe, kind: Kind, side: number): void {
  const token = newToken(state, kind, at(at(state.sides, side).members, 0));
  const row = at(tableOf(state).row, kind);
  scribe.tell?.(toAll({ kind: "tokenSummoned", ...placed(state, token, side, row) }));
  layInRow(state, scribe, token, side, row);
}

/** Units on a side, heroes and tokens included, Decoys not. */
export function unitsOn(state: State, side: number): Card[] {
  return cardsOn(state, side, SPECIAL);
}

/** Non-hero units on a side. */
export function commonUnitsOn(state: State, side: number): Card[] {
  return cardsOn(state, side, HERO | SPECIAL);
}

/** Those in the rows that bear none of these flags. */
function cardsOn(state: State, side: number, barred: number): Card[] {
  const { flags } = tableOf(state);
  const found: Card[] = [];
  for (const cards of at(state.sides, side).rows)
    for (const card of cards) if ((at(flags, kindOf(state, card)) & barred) === 0) found.push(card);
  return found;
}

/** Moves a unit to the right end of another row of its side. */
export function moveUnit(state: State, scribe: Scribe, card: Card, to: number): void {
  const { side, row } = liftFromRow(state, card);
  scribe.tell?.(toAll({ kind: "unitMoved", ...placed(state, card, side, row), to: rowName(to) }));
  layInRow(state, scribe, card, side, to);
}
