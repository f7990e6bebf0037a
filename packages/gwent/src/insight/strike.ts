import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { AVENGER, HERO, SPECIAL } from "../cards/table.ts";
import { clear } from "../lists.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Board, Row } from "./board.ts";
import { gainOf, rowOf, weigh } from "./board.ts";
import type { Change } from "./change.ts";
import { add } from "./change.ts";
import { int } from "./faces.ts";

/** A unit that strikes as it enters lies there too, and may be its own target. */
interface Striker {
  readonly row: Row;
  readonly kind: Kind;
}

/** GW-9.4, GW-6.5, GW-14.14: Scorch by a special or a unit. */
export function strikeAll(
  state: State,
  board: Board,
  player: number,
  change: Change,
  striker?: Striker,
): void {
  const { mode, rules } = state.options;
  const own = playerOf(state, player).side;
  const before = striker === undefined ? 0 : enter(board, striker);
  const spared = striker !== undefined && !rules.scorchUnitHitsSelf ? striker : undefined;
  if (mode === "free-for-all") {
    for (let side = 0; side < board.sides; side++)
      if (side !== own || rules.ffaScorchOwnSide)
        strike(board, side, side, strongest(board, side, side, spared), change, spared);
  } else {
    const last = board.sides - 1;
    strike(board, 0, last, strongest(board, 0, last, spared), change, spared);
  }
  if (striker !== undefined) leave(board, striker, before);
}

/** The striker lies in its row, which counts it, until it has struck. */
function enter(board: Board, { row, kind }: Striker): number {
  const before = row.total;
  row.kinds.push(kind);
  row.total = weigh(board, row, row.strengths);
  return before;
}

function leave(board: Board, { row }: Striker, before: number): void {
  row.kinds.pop();
  weigh(board, row, row.strengths);
  row.total = before;
}

/** GW-6.7, GW-6.8: the strongest of each opponent's row that holds ten points. */
export function strikeRows(state: State, board: Board, player: number, place: number, change: Change): void {
  const own = playerOf(state, player).side;
  for (let side = 0; side < board.sides; side++) {
    if (side === own) continue;
    const row = rowOf(board, side, place);
    if (row.total < 10 || (!state.options.rules.rowScorchCountsHeroes && commonTotal(board, row) < 10))
      continue;
    const highest = strongestIn(board, row, -1, undefined);
    if (highest >= 0) add(change, side, burn(board, side, row, highest, undefined));
  }
}

function isCommon(board: Board, kind: Kind): boolean {
  return (int(board.faces.flags, kind) & (HERO | SPECIAL)) === 0;
}

function commonTotal(board: Board, row: Row): number {
  let total = 0;
  for (let i = 0; i < row.kinds.length; i++)
    if (isCommon(board, at(row.kinds, i))) total += at(row.strengths, i);
  return total;
}

function strongest(board: Board, first: number, last: number, spared: Striker | undefined): number {
  let highest = -1;
  for (let i = first * 3; i < last * 3 + 3; i++)
    highest = strongestIn(board, at(board.rows, i), highest, spared);
  return highest;
}

function strongestIn(board: Board, row: Row, than: number, spared: Striker | undefined): number {
  let highest = than;
  const count = row === spared?.row ? row.kinds.length - 1 : row.kinds.length;
  for (let i = 0; i < count; i++) {
    const strength = at(row.strengths, i);
    if (strength > highest && isCommon(board, at(row.kinds, i))) highest = strength;
  }
  return highest;
}

function strike(
  board: Board,
  first: number,
  last: number,
  strength: number,
  change: Change,
  spared: Striker | undefined,
): void {
  if (strength < 0) return;
  for (let side = first; side <= last; side++)
    for (let place = 0; place < 3; place++) {
      const row = rowOf(board, side, place);
      if (row.strengths.includes(strength)) add(change, side, burn(board, side, row, strength, spared));
    }
}

/** Whether what is destroyed leaves a token. */
function isLostAvenger(board: Board, kind: Kind): boolean {
  return (int(board.faces.flags, kind) & (AVENGER | HERO | SPECIAL)) === AVENGER;
}

function tokenGain(board: Board, side: number, avenger: Kind): number {
  const token = int(board.faces.token, avenger);
  return gainOf(board, rowOf(board, side, int(board.faces.row, token)), token);
}

/** What a side gains, mostly less than nothing, when its units of this strength are destroyed. */
function burn(board: Board, side: number, row: Row, strength: number, spared: Striker | undefined): number {
  const { kinds, strengths } = row;
  const safe = row === spared?.row ? kinds.length - 1 : -1;
  let avengers = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = at(kinds, i);
    if (i === safe || strengths[i] !== strength || !isCommon(board, kind)) spare.push(kind);
    else if (isLostAvenger(board, kind)) avengers++;
  }
  row.kinds = spare;
  let gained = weigh(board, row) - row.total;
  row.kinds = kinds;
  clear(spare);
  // GW-6.12: avengers leave their tokens on the side on which they lay.
  for (let i = 0; avengers > 0; i++)
    if (i !== safe && strengths[i] === strength && isLostAvenger(board, at(kinds, i))) {
      avengers--;
      gained += tokenGain(board, side, at(kinds, i));
    }
  return gained;
}

// What is left of a row that is struck; its room is kept (bench: gwent-rollouts).
const spare: Kind[] = [];
