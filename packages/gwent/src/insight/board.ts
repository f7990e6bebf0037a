import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { BERSERKER, BOND, HERO, HORN, MARDROEME, MORALE, SPECIAL, SPY } from "../cards/table.ts";
import { clear } from "../lists.ts";
import { weatherRows } from "../rules/strength.ts";
import type { Card, State } from "../state.ts";
import { tableOf } from "../state.ts";
import type { Faces } from "./faces.ts";
import { facesOf, int } from "./faces.ts";

/** A row by the kinds of its cards, so that another card in it, or one less, can be tried and taken back. */
export interface Row {
  kinds: Kind[];
  /** The strength of each card, in the same order. */
  strengths: number[];
  total: number;
  weather: boolean;
  half: boolean;
  /** A horn or a Mardroeme in the slot. */
  horn: boolean;
  mardroeme: boolean;
  /** Whether the slot is empty. */
  free: boolean;
}

/** The battlefield of one state as trials see it; rows side by side, three of each. */
export interface Board {
  readonly faces: Faces;
  readonly rows: readonly Row[];
  readonly sides: number;
  spiesDoubled: boolean;
  raisesZero: boolean;
  roundsUp: boolean;
}

const emptyRow = (): Row => ({
  kinds: [],
  strengths: [],
  total: 0,
  weather: false,
  half: false,
  horn: false,
  mardroeme: false,
  free: true,
});

const boards: Board[] = [];

function boardFor(faces: Faces, sides: number): Board {
  const kept = boards[sides];
  if (kept?.faces === faces) return kept;
  const rows = Array.from({ length: 3 * sides }, emptyRow);
  const board: Board = { faces, rows, sides, spiesDoubled: false, raisesZero: false, roundsUp: true };
  boards[sides] = board;
  return board;
}

/**
 * Lays the rows of a state out; units that the automaton inspired count without that (GW-19.15). The board is good
 * until the next state with as many sides is laid out, because its arrays are kept (bench: gwent-adept-games).
 */
export function layOut(state: State): Board {
  const { rules } = state.options;
  const board = boardFor(facesOf(tableOf(state)), state.sides.length);
  board.spiesDoubled = state.spiesDoubled;
  board.raisesZero = rules.weatherRaisesZero;
  board.roundsUp = rules.branRounding === "up";
  const weather = weatherRows(state);
  for (let side = 0; side < board.sides; side++) {
    const field = at(state.sides, side);
    for (let place = 0; place < 3; place++) {
      const row = rowOf(board, side, place);
      clear(row.kinds);
      for (const card of at(field.rows, place)) row.kinds.push(at(state.kinds, card));
      row.weather = (weather & (1 << place)) !== 0;
      row.half = field.halfWeather;
      fillSlot(row, board.faces, state.kinds, at(field.slots, place));
      row.total = weigh(board, row, row.strengths);
    }
  }
  return board;
}

function fillSlot(row: Row, { flags: flag }: Faces, kinds: readonly Kind[], slot: Card): void {
  row.free = slot === 0;
  row.horn = false;
  row.mardroeme = false;
  if (slot === 0) return;
  const flags = slot < 0 ? HORN : int(flag, at(kinds, slot));
  row.horn = (flags & HORN) !== 0;
  row.mardroeme = (flags & MARDROEME) !== 0;
}

export function rowOf(board: Board, side: number, place: number): Row {
  return at(board.rows, side * 3 + place);
}

export function totalOf(board: Board, side: number): number {
  return rowOf(board, side, 0).total + rowOf(board, side, 1).total + rowOf(board, side, 2).total;
}

/** GW-7.1 for a whole row: its points, and in `strengths` those of each card. */
export function weigh(board: Board, row: Row, strengths?: number[]): number {
  const { flags, strength } = board.faces;
  const { kinds, weather } = row;
  const count = kinds.length;
  let horns = row.horn ? 2 : 0;
  let morale = 0;
  for (let i = 0; i < count; i++) {
    const flag = int(flags, kinds[i] ?? 0);
    if ((flag & (HORN | MORALE)) === 0 || (flag & SPECIAL) !== 0) continue;
    if ((flag & HORN) !== 0) horns++;
    if ((flag & MORALE) !== 0) morale++;
  }
  if (strengths !== undefined) clear(strengths);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const kind = kinds[i] ?? 0;
    const flag = int(flags, kind);
    let points = int(strength, kind);
    if ((flag & SPECIAL) !== 0) points = 0;
    else if ((flag & HERO) === 0) {
      if (weather) points = underWeather(board, row.half, points);
      if ((flag & SPY) !== 0 && board.spiesDoubled) points *= 2;
      if ((flag & BOND) !== 0) points *= countOf(kinds, kind);
      points += (flag & MORALE) !== 0 ? morale - 1 : morale;
      if (horns > ((flag & HORN) !== 0 ? 1 : 0)) points *= 2;
    }
    strengths?.push(points);
    total += points;
  }
  return total;
}

function underWeather(board: Board, half: boolean, printed: number): number {
  if (half) {
    const left = board.roundsUp ? Math.ceil(printed / 2) : Math.floor(printed / 2);
    return Math.max(left, Math.min(printed, 1));
  }
  return board.raisesZero ? 1 : Math.min(printed, 1);
}

export function countOf(kinds: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) count++;
  return count;
}

/** What a card that is added to a row brings the side of that row (GW-5.1, GW-6.9). */
export function gainOf(board: Board, row: Row, kind: Kind, copies = 1): number {
  const { flags, token } = board.faces;
  const flag = int(flags, kind);
  if ((flag & BERSERKER) !== 0 && turnsBears(board, row)) return gainOf(board, row, int(token, kind), copies);
  if ((flag & MARDROEME) !== 0 && row.kinds.length > 0) return gainWithBears(board, row, kind);
  for (let i = 0; i < copies; i++) row.kinds.push(kind);
  const gain = weigh(board, row) - row.total;
  for (let i = 0; i < copies; i++) row.kinds.pop();
  return gain;
}

/** What a Mardroeme brings a row, as a unit in it or in its slot (`kind` -1). */
export function gainWithBears(board: Board, row: Row, kind: Kind): number {
  const { flags, token } = board.faces;
  const { kinds } = row;
  row.kinds = kinds.map((other) => ((int(flags, other) & BERSERKER) !== 0 ? int(token, other) : other));
  if (kind >= 0) row.kinds.push(kind);
  const gain = weigh(board, row) - row.total;
  row.kinds = kinds;
  return gain;
}

function turnsBears(board: Board, row: Row): boolean {
  if (row.mardroeme) return true;
  for (const kind of row.kinds) if ((int(board.faces.flags, kind) & MARDROEME) !== 0) return true;
  return false;
}
