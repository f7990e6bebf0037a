import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { Player, PlayerIndex, State, SymbolIndex } from "../state.ts";
import { playerOf } from "../state.ts";

// Counting functions of RO-6.4. `last` is the place of the last timeline card that counts.

export const COVERS_FIRST = 1;
export const COVERS_SECOND = 2;
export const COVERS_PASS = 4;

/** The pair of active symbols, left and right (RO-1.13). */
export function activePair(state: State): readonly [SymbolIndex, SymbolIndex] {
  return at(at(boxOf(state).chapters, state.chapterCard).pairs, state.pair);
}

/** Uncovered printed symbols of one kind on the timeline card at a place (RO-1.11). */
export function printedAt(box: Box, owner: Player, place: number, symbol: SymbolIndex): number {
  const card = at(owner.timeline, place);
  const covered = at(owner.covered, place);
  return (
    (box.first[card] === symbol && (covered & COVERS_FIRST) === 0 ? 1 : 0) +
    (box.second[card] === symbol && (covered & COVERS_SECOND) === 0 ? 1 : 0)
  );
}

/** Tokens and uncovered printed symbols count alike (RO-1.2). */
export function ownedUpTo(box: Box, owner: Player, last: number, symbol: SymbolIndex): number {
  let count = at(owner.pool, symbol);
  for (let place = 0; place <= last; place++) count += printedAt(box, owner, place, symbol);
  return count;
}

/** Owned symbols of the two kinds that are not active. */
export function inactiveUpTo(state: State, owner: Player, last: number): number {
  const box = boxOf(state);
  const [left, right] = activePair(state);
  let count = 0;
  for (let symbol = 0; symbol < 4; symbol++)
    if (symbol !== left && symbol !== right) count += ownedUpTo(box, owner, last, symbol);
  return count;
}

export function coloursUpTo(box: Box, owner: Player, last: number, colour: number): number {
  let count = 0;
  for (let place = 0; place <= last; place++) if (box.colours[at(owner.timeline, place)] === colour) count++;
  return count;
}

/** All a player owns of a symbol (RO-9.1). */
export function owned(state: State, player: PlayerIndex, symbol: SymbolIndex): number {
  const owner = playerOf(state, player);
  return ownedUpTo(boxOf(state), owner, owner.timeline.length - 1, symbol);
}

/** RO-6.11: the whole timeline of a partner counts, an Automa's too (RO-12.21). */
export function coloursOf(state: State, player: PlayerIndex, colour: number): number {
  const owner = playerOf(state, player);
  return coloursUpTo(boxOf(state), owner, owner.timeline.length - 1, colour);
}
