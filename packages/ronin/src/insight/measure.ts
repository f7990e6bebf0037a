import { at, type Seat } from "@medallion/kernel";
import { heldWorth, worthAt } from "../knowledge/experience.ts";
import { EVENED_PER_PLAY, SYMBOLS_PER_PLAY } from "../knowledge/worth.ts";
import { questCount, questSymbols, SOLO_TARGET } from "../rules/final.ts";
import type { State } from "../state.ts";
import { bestPlay } from "./holding.ts";
import { handWorth } from "./keep.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { tryPairs } from "./pairs.ts";
import { readTally } from "./read-tally.ts";
import { count, newTally } from "./tally.ts";
import { tableWorth } from "./worth.ts";

/**
 * What a seat has where a turn begins, as the victory points that come of it: scored already, by the smaller half of
 * the symbols, by experience, by the two tracks, by abilities to use, by the best pair of the hand, by cards for later
 * and for the side quest; then its place in the order, and what all may still expect beyond that.
 */
export const FEATURES = [
  "points",
  "symbols",
  "experience",
  "alliance",
  "abilities",
  "hand",
  "cards",
  "quest",
  "order",
  "future",
] as const;

// By turn, from games of the quick policy (5,000 alone, 2,450 of three, 550 of five): how unsure all of it is, alone and
// with others; and from regressions of the final points, what a card for the side quest comes to, what is still to come
// beside all that is measured, and what a step of the lower track comes to and one of the higher; the lower counts so far
// and no further.
const STRAY_ALONE: readonly number[] = [3.6, 3.6, 3.4, 3.1, 2.5, 2.1, 1.85, 1.5, 1.07];
const STRAY: readonly number[] = [3.2, 3.15, 3.1, 2.95, 2.9, 2.85, 2.5, 2.35, 2.05];
const QUESTS: readonly number[] = [0, 0, 0, 0, 0, 0.1, 0.15, 0.33, 0.55];
const FUTURE: readonly number[] = [24, 23.1, 22.4, 16.2, 15.8, 14.9, 7.8, 5.5, 4.6];
const LOWER: readonly number[] = [0.7, 1, 0.65, 0.55, 0.4, 0.33, 0.35, 0.4, 0.5];
const HIGHER: readonly number[] = [0.5, 0.15, 0.2, 0.18, 0.12, 0.12, 0.15, 0.11, 0.13];
const FAR = 2;
const FAR_PER_TURN = 1;

// What a point of each other estimate came to in them.
const SMALLER = 0.85;
const ABILITIES = 0.5;
const LATER = 0.5;
/** Experience is trusted more the nearer the end is, the best pair less once it is the last. */
const EXPERIENCE = 0.25;
const EXPERIENCE_PER_TURN = 0.045;
const PAIR = 0.6;
const LAST_PAIR = 0.3;

const LAST_TURN = 8;
/** So many times the stray of the moment is one step of a feature. */
const STEP = 2;

const base = newTally();

export function measure(state: State, seat: Seat, into: Float64Array): void {
  const outlook = outlookOf(state, seat);
  const { owner, experience, turns, xp, later, tracks } = outlook;
  const turn = Math.min(state.turn, LAST_TURN);
  readTally(outlook, base);
  const left = count(base, outlook.left);
  const right = count(base, outlook.right);
  // The play of the turn that begins is still to come.
  const plays = later + 1;
  const total = left + right + 2 * SYMBOLS_PER_PLAY * plays;
  const apart = Math.max(0, Math.abs(left - right) - EVENED_PER_PLAY * plays);
  const pair = bestPlay(tryPairs(outlook, base), outlook, 0, base) - tableWorth(outlook, base);
  const low = Math.min(tracks.left, tracks.right, FAR + FAR_PER_TURN * turn);
  const high = Math.max(tracks.left, tracks.right);
  into[0] = owner.vp;
  into[1] = (SMALLER * (total - apart)) / 2;
  into[2] = (EXPERIENCE + EXPERIENCE_PER_TURN * turn) * worthAt(experience.table, xp + (total + apart) / 2);
  into[3] = at(LOWER, turn) * low + at(HIGHER, turn) * high;
  into[4] = ABILITIES * heldWorth(state, owner, turns + 1, experience.point);
  into[5] = (turn === LAST_TURN ? LAST_PAIR : PAIR) * pair;
  into[6] = LATER * handWorth(outlook, base);
  into[7] = at(QUESTS, turn) * questCards(outlook);
  into[8] = placeIn(outlook);
  into[9] = at(FUTURE, turn) - SOLO_TARGET;
  const step = STEP * at(state.options.humans === 1 ? STRAY_ALONE : STRAY, turn);
  for (let feature = 0; feature < FEATURES.length; feature++) into[feature] = (into[feature] ?? 0) / step;
}

/** Cards in hand with the better of the two side-quest symbols. */
function questCards({ state, seat }: Outlook): number {
  let most = 0;
  for (const symbol of questSymbols(state)) most = Math.max(most, questCount(state, seat, symbol));
  return most;
}

/** 1 for the first in the order of the Draft, 0 for the last. */
function placeIn({ state, seat }: Outlook): number {
  return 1 - state.order.indexOf(seat) / (state.order.length - 1);
}
