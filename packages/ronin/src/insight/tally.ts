import { LEFT, NO_PASS } from "../box.ts";
import type { Card } from "../state.ts";
import type { Outlook } from "./outlook.ts";

/**
 * What a seat has on the table, as numbers that cards can be tried on: symbols owned, cards by colour, open tea-passing
 * symbols, and how far the two markers have moved. A list of its own for every try would cost more than the try itself
 * (bench: ronin-policy-games).
 */
export type Tally = Float64Array;

const COLOUR = 4;
export const PASS_LEFT = 9;
export const PASS_RIGHT = 10;
export const MOVED_LEFT = 11;
export const MOVED_RIGHT = 12;
const SIZE = 13;
/** A 1/2/3 effect goes no further than this (RO-5.14). */
const FULL = 3;

export function newTally(): Tally {
  return new Float64Array(SIZE);
}

export function copyTally(from: Tally, into: Tally): void {
  for (let place = 0; place < SIZE; place++) into[place] = from[place] ?? 0;
}

export function count(tally: Tally, place: number): number {
  return tally[place] ?? 0;
}

export function add(tally: Tally, place: number, amount: number): void {
  tally[place] = (tally[place] ?? 0) + amount;
}

export function colourCount(tally: Tally, colour: number): number {
  return tally[COLOUR + colour] ?? 0;
}

export function addColour(tally: Tally, colour: number, amount: number): void {
  add(tally, COLOUR + colour, amount);
}

/** Owned symbols that are not active. */
export function inactive({ left, right }: Outlook, tally: Tally): number {
  let sum = 0;
  for (let symbol = 0; symbol < 4; symbol++)
    if (symbol !== left && symbol !== right) sum += count(tally, symbol);
  return sum;
}

/** A card comes to the timeline, with all that is printed on it. */
export function lay({ box }: Outlook, tally: Tally, card: Card): void {
  const first = box.first[card] ?? -1;
  const second = box.second[card] ?? -1;
  const pass = box.passes[card] ?? NO_PASS;
  if (first >= 0) add(tally, first, 1);
  if (second >= 0) add(tally, second, 1);
  addColour(tally, box.colours[card] ?? 0, 1);
  if (pass !== NO_PASS) add(tally, pass === LEFT ? PASS_LEFT : PASS_RIGHT, 1);
}

/** How far the condition of a card is met (RO-6.5 to RO-6.17). */
export function levelOf(outlook: Outlook, tally: Tally, card: Card): number {
  const { faces, partners } = outlook;
  const asked = faces.asked[card] ?? -1;
  switch (faces.condition[card]) {
    case 1:
      return count(tally, asked) >= 1 ? 1 : 0;
    case 2:
      return Math.min(FULL, count(tally, asked));
    case 3:
      return Math.min(FULL, inactive(outlook, tally));
    case 4:
      return colourCount(tally, asked) >= 2 ? 1 : 0;
    case 5:
      return Math.min(FULL, Math.max(partners[asked] ?? 0, partners[5 + asked] ?? 0));
    case 6:
      return colourCount(tally, asked) === 1 ? 1 : 0;
    case 7:
      return colourCount(tally, asked) === 2 ? 1 : 0;
    case 8:
      return Math.min(FULL, colourCount(tally, asked));
    case 9:
      return inactive(outlook, tally) === 2 ? 1 : 0;
    case 10:
      return inactive(outlook, tally) >= 2 ? 1 : 0;
    default:
      return 0;
  }
}

/** The symbols that a condition takes; of inactive ones those of which there are more. */
export function pay(outlook: Outlook, tally: Tally, card: Card, level: number): void {
  const { faces, left, right } = outlook;
  const condition = faces.condition[card] ?? 0;
  if (condition === 1 || condition === 2) add(tally, faces.asked[card] ?? 0, -level);
  if (condition !== 3) return;
  for (let paid = 0; paid < level; paid++) {
    let most = -1;
    for (let symbol = 0; symbol < 4; symbol++)
      if (symbol !== left && symbol !== right && (most < 0 || count(tally, symbol) > count(tally, most)))
        most = symbol;
    add(tally, most, -1);
  }
}

/** The tokens that a result gives at a level (RO-6.20 to RO-6.25). */
export function give({ faces, left, right }: Outlook, tally: Tally, card: Card, level: number): void {
  const given = faces.given[card] ?? -1;
  switch (faces.result[card]) {
    case 3:
      return add(tally, left, level);
    case 4:
      return add(tally, right, level);
    case 5:
      return add(tally, left, 2);
    case 6:
      return add(tally, right, 2);
    case 7:
      add(tally, left, 1);
      return add(tally, right, 1);
    case 8:
      return add(tally, given, 2);
    case 9:
      return add(tally, given, level);
    case 10:
      for (let symbol = 0; symbol < 4; symbol++) if (symbol !== given) add(tally, symbol, 1);
      return;
  }
}

/** The standard effect of a card that lies rightmost. */
export function resolve(outlook: Outlook, tally: Tally, card: Card): void {
  const level = levelOf(outlook, tally, card);
  if (level === 0) return;
  pay(outlook, tally, card, level);
  give(outlook, tally, card, level);
}
