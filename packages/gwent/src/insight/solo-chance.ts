import { at } from "@medallion/kernel";
import type { CardTable } from "../cards/table.ts";
import { HORN, MUSTER, SCORCH, SPECIAL, SPY, WEATHER } from "../cards/table.ts";
import type { Card, State } from "../state.ts";
import { playerOf, tableOf } from "../state.ts";
import { chance } from "./chance.ts";

/** What a flipped Horn or Scorch usually does for the automaton. */
const FLIPPED_SPECIAL = 6;
/** How far a flip strays from the average. */
const FLIP_SPREAD = 8;

/**
 * How likely the match against the automaton is won: it never passes and flips once more after our pass (GW-16.12),
 * so a round takes two flips more than we play cards, and only cards that bring more than a flip are worth playing.
 * `plays` are the points of the cards we hold, the best first: these are played, the rest need not be.
 */
export function soloChance(state: State, lead: number, plays: readonly number[], passed: boolean): number {
  const flip = flipWorth(state);
  const own = at(state.sides, 0).gems;
  const its = at(state.sides, 1).gems;
  const later = futures(plays, flip);
  let best = 0;
  let points = lead;
  const most = passed ? 0 : plays.length;
  for (let played = 0; played <= most; played++) {
    if (played > 0) points += at(plays, played - 1);
    // A play just made is answered before the next; a pass is answered once.
    const won = roundChance(points, passed ? 1 : played + 2, flip);
    const value = won * later(own, its - 1, played) + (1 - won) * later(own - 1, its, played);
    if (value > best) best = value;
  }
  return best;
}

function roundChance(points: number, flips: number, flip: number): number {
  return chance((2 * (points - flips * flip)) / (FLIP_SPREAD * Math.sqrt(flips)));
}

type Futures = (own: number, its: number, used: number) => number;

/** The chances at the start of a later round by gems and by how many of the cards have been used. */
function futures(plays: readonly number[], flip: number): Futures {
  const table: number[][] = [];
  const look: Futures = (own, its, used) => {
    if (its <= 0) return own <= 0 ? 0.5 : 1;
    if (own <= 0) return 0;
    return table[own * 3 + its]?.[used] ?? 0;
  };
  for (const [own, its] of GEMS_LEFT)
    table[own * 3 + its] = [...plays, 0].map((_, used) => {
      let best = 0;
      let points = 0;
      for (let played = 0; used + played <= plays.length; played++) {
        if (played > 0) points += at(plays, used + played - 1);
        const won = roundChance(points, played + 2, flip);
        const after = used + played;
        const value = won * look(own, its - 1, after) + (1 - won) * look(own - 1, its, after);
        if (value > best) best = value;
      }
      return best;
    });
  return look;
}

/** Own gems and its gems that a later round can begin with, those that depend on others last. */
const GEMS_LEFT = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;

/** The cards that the automaton may still flip: which of them lie under its Decoys, nobody knows. */
function unseenIn(state: State): readonly Card[] {
  const covered = (state.automaton?.hidden ?? []).flatMap(({ card }) => (card === 0 ? [] : [card]));
  const { deck } = playerOf(state, 1);
  return covered.length === 0 ? deck : [...deck, ...covered];
}

/** What one turn of the automaton brings it on average, from the cards it may still flip; all of them are known. */
function flipWorth(state: State): number {
  const deck = unseenIn(state);
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
  for (const card of unseenIn(state))
    if (wanted.includes(at(state.kinds, card))) called += at(table.strength, at(state.kinds, card));
  return strength + (wanted.includes(kind) ? called - strength : called);
}
