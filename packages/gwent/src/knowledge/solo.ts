import { at } from "@medallion/kernel";
import type { CardTable } from "../cards/table.ts";
import { HORN, MUSTER, SCORCH, SPECIAL, SPY, WEATHER } from "../cards/table.ts";
import type { State } from "../state.ts";
import { playerOf, tableOf } from "../state.ts";
import { chance } from "./chance.ts";
import type { Force } from "./tempo.ts";

/** What a flipped Horn or Scorch usually does for the automaton. */
const FLIPPED_SPECIAL = 6;
/** How far a flip strays from the average. */
const FLIP_SPREAD = 5;
/**
 * How likely the match against the automaton is won: it never passes and flips once more after our pass (GW-16.12),
 * so every card must bring more than a flip, and the round takes two flips more than we play cards.
 */
export function soloChance(state: State, lead: number, mine: Force): number {
  const flip = flipWorth(state);
  const own = at(state.sides, 0).gems;
  const its = at(state.sides, 1).gems;
  const hand = playerOf(state, 0).hand.length;
  const later = futures(hand, hand === 0 ? 0 : mine.worth / hand, flip);
  let best = 0;
  const most = mine.passed ? 0 : mine.plays;
  for (let played = 0; played <= most; played++) {
    // A play just made is answered before the next; a pass is answered once.
    const flips = mine.passed ? 1 : played + 2;
    const won = chance((2 * (lead + played * mine.each - flips * flip)) / (FLIP_SPREAD * Math.sqrt(flips)));
    const left = Math.max(0, hand - played);
    const value = won * later(own, its - 1, left) + (1 - won) * later(own - 1, its, left);
    if (value > best) best = value;
  }
  return best;
}

type Futures = (own: number, its: number, cards: number) => number;

/** The chances at the start of a round by gems and cards, if each card brings `each` against flips of `flip`. */
function futures(most: number, each: number, flip: number): Futures {
  const won: number[] = [];
  for (let played = 0; played <= most; played++) {
    const flips = played + 2;
    won.push(chance((2 * (played * each - flips * flip)) / (FLIP_SPREAD * Math.sqrt(flips))));
  }
  const table: number[][] = [];
  const look: Futures = (own, its, cards) => {
    if (its <= 0) return own <= 0 ? 0.5 : 1;
    if (own <= 0) return 0;
    return table[own * 3 + its]?.[cards] ?? 0;
  };
  for (const [own, its] of GEMS_LEFT) {
    const row: number[] = [];
    for (let cards = 0; cards <= most; cards++) {
      let best = 0;
      for (let played = 0; played <= cards; played++) {
        const p = at(won, played);
        const value = p * look(own, its - 1, cards - played) + (1 - p) * look(own - 1, its, cards - played);
        if (value > best) best = value;
      }
      row.push(best);
    }
    table[own * 3 + its] = row;
  }
  return look;
}

/** Own gems and its gems that a later round can begin with, those that depend on others last. */
const GEMS_LEFT = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;

/** What one turn of the automaton brings it on average, from the cards it may still flip; all of them are known. */
export function flipWorth(state: State): number {
  const { deck } = playerOf(state, 1);
  if (deck.length === 0) return 0;
  const table = tableOf(state);
  let points = 0;
  let again = 0;
  for (const card of deck) {
    const kind = at(state.kinds, card);
    const flags = at(table.flags, kind);
    if ((flags & WEATHER) !== 0) again++;
    if ((flags & SPY) !== 0) again += 2;
    points += flippedPoints(table, state, kind, flags);
  }
  return points / Math.max(1, deck.length - again);
}

function flippedPoints(table: CardTable, state: State, kind: number, flags: number): number {
  const strength = at(table.strength, kind);
  if ((flags & SPECIAL) !== 0) return (flags & (HORN | SCORCH)) !== 0 ? FLIPPED_SPECIAL : 0;
  if ((flags & SPY) !== 0) return -strength;
  if ((flags & MUSTER) === 0) return strength;
  const wanted = at(table.musters, kind);
  let called = 0;
  for (const card of playerOf(state, 1).deck)
    if (wanted.includes(at(state.kinds, card))) called += at(table.strength, at(state.kinds, card));
  return strength + (wanted.includes(kind) ? called - strength : called);
}
