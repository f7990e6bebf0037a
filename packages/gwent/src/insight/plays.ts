import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import {
  AGILE,
  AVENGER,
  BOND,
  DECOY,
  HERO,
  HORN,
  MARDROEME,
  MEDIC,
  MUSTER,
  ROW_SCORCH,
  SCORCH,
  SPY,
  UNIT,
} from "../cards/table.ts";
import type { State } from "../state.ts";
import { sideOf } from "../state.ts";
import type { Board, Row } from "./board.ts";
import { gainOf, gainWithBears, rowOf, weigh } from "./board.ts";
import type { Change } from "./change.ts";
import { add, leadIn, noChange } from "./change.ts";
import { calledOf, int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { calledBy } from "./hand.ts";
import { strikeAll, strikeRows } from "./strike.ts";
import { drawWorth } from "./worth.ts";
import { TOKEN_LATER } from "./worths.ts";

/** A unit comes onto the battlefield and its abilities act (GW-5.1). */
export function playUnit(
  state: State,
  hand: Hand,
  kind: Kind,
  place: number,
  side: number,
  change: Change,
): void {
  const { board, faces, player } = hand;
  const flags = int(faces.flags, kind);
  const row = rowOf(board, side, place);
  add(change, side, gainOf(board, row, kind));
  if ((flags & BOND) !== 0) lay(change, kind, 1);
  if ((flags & (SPY | MUSTER | MEDIC | ROW_SCORCH | SCORCH | AVENGER)) === 0) return;
  if ((flags & SPY) !== 0 && side !== hand.side) change.draws += Math.min(2, hand.deckSize);
  if ((flags & MUSTER) !== 0) callGroup(hand, kind, row, change);
  if ((flags & MEDIC) !== 0) reviveBest(state, hand, change);
  if ((flags & ROW_SCORCH) !== 0) strikeRows(state, board, player, int(faces.target, kind), change);
  if ((flags & SCORCH) !== 0) strikeAll(state, board, player, change, { row, kind });
  if ((flags & AVENGER) !== 0 && hand.goesOn)
    change.later += TOKEN_LATER * int(faces.strength, int(faces.token, kind));
}

function lay(change: Change, kind: Kind, count: number): void {
  change.bond = kind;
  change.bonds = count;
}

/** All that are called enter beside the caller; what two groups do to one row is left out. */
function callGroup(hand: Hand, caller: Kind, callerRow: Row, change: Change): void {
  const { board, faces, side } = hand;
  for (const kind of calledOf(faces, caller)) {
    const count = calledBy(hand, caller, kind);
    if (count === 0) continue;
    if ((int(faces.flags, kind) & BOND) !== 0) lay(change, kind, count);
    const row = rowOf(board, side, int(faces.row, kind));
    if (row !== callerRow) add(change, side, gainOf(board, row, kind, count));
    else {
      const alone = gainOf(board, row, caller);
      row.kinds.push(caller);
      const total = row.total;
      row.total += alone;
      add(change, side, gainOf(board, row, kind, count));
      row.total = total;
      row.kinds.pop();
    }
  }
}

/** The best of the pile by points now and cards later (GW-5.6); what it calls or revives in turn is guessed. */
function reviveBest(state: State, hand: Hand, change: Change): void {
  let best = 0;
  let found = -1;
  for (const card of sideOf(state, hand.player).pile) {
    const kind = at(state.kinds, card);
    if (kind === found) continue;
    const worth = revivalOf(state, hand, kind);
    if (worth <= best) continue;
    best = worth;
    found = kind;
  }
  if (found >= 0) playRevived(state, hand, found, change);
}

/** A unit enters from the pile where it brings most; a medic's own medic finds nothing more. */
export function playRevived(state: State, hand: Hand, kind: Kind, change: Change): void {
  const { faces, board } = hand;
  const flags = int(faces.flags, kind);
  const side = (flags & SPY) !== 0 ? weakestRival(board, hand.side) : hand.side;
  const place = bestRow(hand, kind, side);
  if ((flags & MEDIC) === 0) playUnit(state, hand, kind, place, side, change);
  else add(change, side, gainOf(board, rowOf(board, side, place), kind));
}

function revivalOf(state: State, hand: Hand, kind: Kind): number {
  const flags = int(hand.faces.flags, kind);
  if ((flags & (UNIT | HERO)) !== UNIT) return 0;
  const { board, faces, side } = hand;
  if ((flags & SPY) !== 0) return Math.min(2, hand.deckSize) * drawWorth(hand) - int(faces.strength, kind);
  if ((flags & (MUSTER | SCORCH | ROW_SCORCH)) === 0)
    return gainOf(board, rowOf(board, side, bestRow(hand, kind, side)), kind);
  const change = noChange(board.sides);
  playRevived(state, hand, kind, change);
  return leadIn(change, side);
}

/** The row in which an agile unit is worth more; the only one of others. */
export function bestRow(hand: Hand, kind: Kind, side: number): number {
  const { board, faces } = hand;
  if ((int(faces.flags, kind) & AGILE) === 0) return int(faces.row, kind);
  const close = gainOf(board, rowOf(board, side, 0), kind);
  return gainOf(board, rowOf(board, side, 1), kind) > close ? 1 : 0;
}

/** A spy does least where there is least. */
export function weakestRival(board: Board, own: number): number {
  let weakest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let side = 0; side < board.sides; side++) {
    if (side === own) continue;
    const total = rowOf(board, side, 0).total + rowOf(board, side, 1).total + rowOf(board, side, 2).total;
    if (total >= least) continue;
    least = total;
    weakest = side;
  }
  return weakest;
}

/** A special card from the hand; `place` is its row where it has one, `target` the kind a Decoy takes back. */
export function playSpecial(
  state: State,
  hand: Hand,
  kind: Kind,
  place: number,
  target: Kind,
  change: Change,
): void {
  const { board, faces, side } = hand;
  const flags = int(faces.flags, kind);
  if ((flags & DECOY) !== 0) takeBack(hand, target, change);
  else if ((flags & HORN) !== 0) soundHorn(board, side, place, change);
  else if ((flags & MARDROEME) !== 0) add(change, side, gainWithBears(board, rowOf(board, side, place), -1));
  else if (int(faces.weather, kind) !== 0) bringWeather(board, int(faces.weather, kind), change);
  else strikeAll(state, board, hand.player, change);
}

/** GW-9.6: the unit comes into the hand; what its avenger would leave is lost. */
function takeBack({ board, side, goesOn }: Hand, target: Kind, change: Change): void {
  const { flags, strength, token } = board.faces;
  change.back = target;
  if ((int(flags, target) & BOND) !== 0) lay(change, target, -1);
  if ((int(flags, target) & AVENGER) !== 0 && goesOn)
    change.later -= TOKEN_LATER * int(strength, int(token, target));
  for (let place = 0; place < 3; place++) {
    const row = rowOf(board, side, place);
    const { kinds } = row;
    const lies = kinds.indexOf(target);
    if (lies < 0) continue;
    // The order in a row changes nothing of its points.
    const last = at(kinds, kinds.length - 1);
    kinds.pop();
    if (lies < kinds.length) kinds[lies] = last;
    add(change, side, weigh(board, row) - row.total);
    if (lies < kinds.length) kinds[lies] = target;
    kinds.push(last);
    return;
  }
}

export function soundHorn(board: Board, side: number, place: number, change: Change): void {
  const row = rowOf(board, side, place);
  if (row.horn) return;
  change.slot = place;
  row.horn = true;
  add(change, side, weigh(board, row) - row.total);
  row.horn = false;
}

/** Weather by the rows it covers, as bits; -1 clears (GW-8.6 to GW-8.8). */
export function bringWeather(board: Board, bits: number, change: Change): void {
  const clears = bits === -1;
  for (let side = 0; side < board.sides; side++)
    for (let place = 0; place < 3; place++) {
      const row = rowOf(board, side, place);
      if (row.kinds.length === 0 || row.weather !== clears || (bits & (1 << place)) === 0) continue;
      row.weather = !clears;
      add(change, side, weigh(board, row) - row.total);
      row.weather = clears;
    }
}
