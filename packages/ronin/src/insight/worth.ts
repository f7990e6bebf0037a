import { NO_PASS } from "../box.ts";
import { worthAt } from "../knowledge/experience.ts";
import { EVENED_PER_PLAY, INACTIVE, SYMBOLS_PER_PLAY } from "../knowledge/worth.ts";
import type { Card } from "../state.ts";
import { TEA } from "./faces.ts";
import { type Outlook, POINTS_PER_PAIR } from "./outlook.ts";
import {
  add,
  copyTally,
  count,
  inactive,
  levelOf,
  MOVED_LEFT,
  MOVED_RIGHT,
  newTally,
  PASS_LEFT,
  PASS_RIGHT,
  pay,
  type Tally,
} from "./tally.ts";
import { trackWorth } from "./tracks.ts";

const served = newTally();

/**
 * What a table is worth in the end: symbols of the chapter, experience and tracks, once the tea of this turn has been
 * served. Two cards more may bring tea effects; -1 is none.
 */
export function tableWorth(outlook: Outlook, tally: Tally, first = -1, second = -1): number {
  const { faces, teas } = outlook;
  if (teas.length === 0 && isStill(outlook, first) && isStill(outlook, second))
    return outlook.still + chapterWorth(outlook, tally);
  copyTally(tally, served);
  for (const card of teas) serve(outlook, served, card);
  if (first >= 0 && faces.timing[first] === TEA) serve(outlook, served, first);
  if (second >= 0 && faces.timing[second] === TEA) serve(outlook, served, second);
  const left = count(served, PASS_LEFT);
  const right = count(served, PASS_RIGHT);
  const pairsLeft = Math.min(left, outlook.openLeft);
  const pairsRight = Math.min(right, outlook.openRight);
  const hopes = (left > pairsLeft ? outlook.hopeLeft : 0) + (right > pairsRight ? outlook.hopeRight : 0);
  const movedLeft = count(served, MOVED_LEFT) + POINTS_PER_PAIR * pairsLeft;
  const movedRight = count(served, MOVED_RIGHT) + POINTS_PER_PAIR * pairsRight;
  return movedWorth(outlook, movedLeft, movedRight) + hopes + chapterWorth(outlook, served);
}

/** Tables of numbers that are asked for again and again, filled as they are asked for: each outlook has its own stamp. */
const SIDE = 32;
const moved = { worths: new Float64Array(SIDE * SIDE), stamps: new Float64Array(SIDE * SIDE) };
const collected = { worths: new Float64Array(SIDE * SIDE), stamps: new Float64Array(SIDE * SIDE) };

function movedWorth(outlook: Outlook, left: number, right: number): number {
  if (left >= SIDE || right >= SIDE) return trackWorth(outlook.tracks, left, right);
  const key = left * SIDE + right;
  if (moved.stamps[key] === outlook.stamp) return moved.worths[key] ?? 0;
  const worth = trackWorth(outlook.tracks, left, right);
  moved.stamps[key] = outlook.stamp;
  moved.worths[key] = worth;
  return worth;
}

/** Whether a card of the hand moves no marker. */
function isStill({ faces, box }: Outlook, card: Card): boolean {
  return card >= 0 && faces.timing[card] !== TEA && box.passes[card] === NO_PASS;
}

/** The smaller half of the symbols counts as points, the larger as experience (RO-9.4). */
export function chapterWorth(outlook: Outlook, tally: Tally): number {
  const { later, xp, experience, scored } = outlook;
  if (scored) return worthAt(experience.table, xp);
  const left = count(tally, outlook.left);
  const right = count(tally, outlook.right);
  const worth =
    left < SIDE && right < SIDE ? symbolsWorth(outlook, left, right) : evened(outlook, left, right);
  return later > 0 ? worth + INACTIVE * inactive(outlook, tally) : worth;
}

function symbolsWorth(outlook: Outlook, left: number, right: number): number {
  const key = left * SIDE + right;
  if (collected.stamps[key] === outlook.stamp) return collected.worths[key] ?? 0;
  const worth = evened(outlook, left, right);
  collected.stamps[key] = outlook.stamp;
  collected.worths[key] = worth;
  return worth;
}

function evened({ later, xp, experience }: Outlook, left: number, right: number): number {
  const total = left + right + 2 * SYMBOLS_PER_PLAY * later;
  const apart = Math.max(0, Math.abs(left - right) - EVENED_PER_PLAY * later);
  return (total - apart) / 2 + worthAt(experience.table, xp + (total + apart) / 2);
}

/** A tea effect: it moves markers (RO-6.18, RO-6.19). */
function serve(outlook: Outlook, tally: Tally, card: Card): void {
  const { faces, partners } = outlook;
  const isPartners = faces.condition[card] === 5;
  const level = levelOf(outlook, tally, card);
  if (level === 0) return;
  pay(outlook, tally, card, level);
  if (faces.result[card] === 1) {
    add(tally, MOVED_LEFT, 1);
    add(tally, MOVED_RIGHT, 1);
    return;
  }
  const left = count(tally, MOVED_LEFT);
  const right = count(tally, MOVED_RIGHT);
  const colour = faces.asked[card] ?? 0;
  const onLeft = partners[colour] ?? 0;
  const onRight = partners[5 + colour] ?? 0;
  const toLeft =
    isPartners && onLeft !== onRight
      ? onLeft > onRight
      : movedWorth(outlook, left + level, right) >= movedWorth(outlook, left, right + level);
  add(tally, toLeft ? MOVED_LEFT : MOVED_RIGHT, level);
}
