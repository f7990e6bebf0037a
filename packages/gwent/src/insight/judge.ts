import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { MUSTER } from "../cards/table.ts";
import { clear } from "../lists.ts";
import type { Change } from "./change.ts";
import { leadIn } from "./change.ts";
import { calledOf, int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { heldOf, hold } from "./hand.ts";
import type { Prospect } from "./prospect.ts";
import { idleIn } from "./prospect.ts";
import type { Force } from "./race.ts";
import { race } from "./race.ts";
import { soloChance } from "./solo-chance.ts";
import type { Standing } from "./standing.ts";
import { drawWorth, worthOf } from "./worth.ts";

/** What a choice does besides its change: the card that leaves the hand, the leader that is spent, a pass. */
export interface Move {
  /** The kind played from the hand, or -1. */
  readonly kind: Kind;
  readonly leader: boolean;
  readonly passes: boolean;
  /** Whether a card that is called leaves the hand. */
  readonly calls: boolean;
}

/** Chances decide; between equal ones the points on the table and in hand, so that nothing is thrown away. */
const POINT = 1e-4;
const DONE = 1;

/** How likely the match is won after a choice, as the seat sees it: the logarithm of the odds. */
export function judge(standing: Standing, prospect: Prospect, move: Move, change: Change): number {
  const { rivals, state, side } = standing;
  makeMove(standing.hand, move, change);
  const force = ownForce(standing, prospect, move, change);
  const own = at(change.points, side);
  let chances = 0;
  for (const rival of rivals) {
    const ahead = rival.lead + own - at(change.points, rival.side);
    chances +=
      state.automaton === undefined
        ? race(ahead, force, rival.force, rival.stakes)
        : soloChance(state, ahead, soloPlays(standing, prospect, move, change), force.passed);
  }
  undoMove(standing.hand, change);
  return (
    logOdds(chances / rivals.length) +
    POINT * besides(standing, force, change) +
    habit(standing, force, change)
  );
}

/** What self-play taught beside that: to pass less readily, and to bring small cards before great ones. */
function habit({ state, alone, isLast, side }: Standing, mine: Force, change: Change): number {
  if (state.automaton !== undefined || alone || isLast) return 0;
  if (mine.passed) return state.round > 1 ? LATER_PASS : 0;
  return GREAT_CARD * leadIn(change, side);
}

const LATER_PASS = -0.15;
const GREAT_CARD = -0.003;

/** What is surer than this is as good as sure: then other things decide. */
const SUREST = 0.004;

/** The logarithm of the odds that a chance gives. */
export function logOdds(chance: number): number {
  const kept = Math.max(SUREST, Math.min(1 - SUREST, chance));
  return Math.log(kept / (1 - kept));
}

/** What speaks for a choice when the chances are equal; in a round that only we go on with, to have done. */
function besides(
  { alone, goesOn, isLast, side, state, rivals }: Standing,
  mine: Force,
  change: Change,
): number {
  const lead = leadIn(change, side);
  const isLost = rivals.every((rival) => rival.stakes.lost.mine <= 0 && rival.lead + lead <= 0);
  // Who must win a round gives nothing up that may still win it.
  if (isLost) return mine.passed ? -DONE : lead;
  const done = mine.passed && (alone || !isLast) ? DONE : 0;
  if (alone) return (goesOn ? mine.worth : 0) + done;
  // The automaton's next flip can change any lead, so only cards count there.
  return (state.automaton === undefined ? lead : 0) + mine.worth + done;
}

const goneKinds: Kind[] = [];
const goneCounts: number[] = [];

/** Makes the hand what it is after the choice, until `undoMove`. */
function makeMove(hand: Hand, { kind, calls }: Move, { back, bond, bonds }: Change): void {
  hand.bond = bond;
  hand.bonds = bonds;
  clear(goneKinds);
  clear(goneCounts);
  if (kind >= 0) leave(hand, kind, 1);
  if (calls && hand.callsFromHand && (int(hand.faces.flags, kind) & MUSTER) !== 0)
    for (const other of calledOf(hand.faces, kind)) leave(hand, other, heldOf(hand, other));
  if (back >= 0) hold(hand, back);
}

function leave(hand: Hand, kind: Kind, count: number): void {
  if (count === 0) return;
  goneKinds.push(kind);
  goneCounts.push(count);
  hold(hand, kind, -count);
}

function undoMove(hand: Hand, { back }: Change): void {
  hand.bond = -1;
  if (back >= 0) hold(hand, back, -1);
  for (let i = 0; i < goneKinds.length; i++) hold(hand, at(goneKinds, i), at(goneCounts, i));
}

// Each judgement has one and is done with it before the next (bench: gwent-rollouts).
const ours: Force = { plays: 0, each: 0, cost: 0, worth: 0, passed: false };

function setForce(plays: number, each: number, cost: number, worth: number, passed: boolean): Force {
  ours.plays = plays;
  ours.each = each;
  ours.cost = cost;
  ours.worth = worth;
  ours.passed = passed;
  return ours;
}

function ownForce(standing: Standing, prospect: Prospect, move: Move, change: Change): Force {
  const { hand, goesOn, isLast, alone, mates, leader } = standing;
  const kept = standing.later + change.later + mates.kept;
  const spent = move.leader || change.slot === leader.slot;
  const leaderWorth = spent ? 0 : leader.worth;
  const drawn = change.draws === 0 ? 0 : change.draws * drawWorth(hand);
  if (move.passes && mates.passed) {
    const worth = goesOn ? worthOf(hand, false) + leaderWorth : 0;
    return setForce(0, 0, 0, worth + kept, true);
  }
  const held = worthOf(hand, !move.passes && !alone);
  const own = held + drawn + leaderWorth;
  const plays = mates.plays + (move.passes ? 0 : hand.cards + change.draws + (spent ? 0 : leader.plays));
  const idle = alone || move.passes || !isLast ? 0 : idleIn(hand, prospect);
  // What is of no use in a last round is of none at all.
  const inPlay = mates.inPlay + (move.passes ? 0 : own - (goesOn ? 0 : idle));
  const cost = plays === 0 ? 0 : inPlay / plays;
  const each = plays === 0 || !goesOn ? cost : cost - idle / plays;
  const force = setForce(plays, each, cost, inPlay + kept + (move.passes && goesOn ? own : 0), false);
  if (alone) onlyGains(standing, prospect, force);
  return force;
}

/** Nobody answers any more: what counts is what the cards bring at once, and only those that bring something. */
function onlyGains({ hand, mates }: Standing, { gains }: Prospect, force: Force): void {
  let plays = mates.plays;
  let points = mates.inPlay;
  for (const kind of hand.kinds) {
    const count = heldOf(hand, kind);
    const gain = gains[kind] ?? 0;
    if (count === 0 || gain <= 0) continue;
    plays += count;
    points += count * gain;
  }
  force.plays = plays;
  force.each = plays === 0 ? 0 : points / plays;
}

/** What the plays of a solo player are worth, the best first; a card new in hand counts as a drawn one. */
function soloPlays(
  { hand, leader }: Standing,
  { worths }: Prospect,
  move: Move,
  change: Change,
): readonly number[] {
  const plays: number[] = [];
  for (const kind of hand.kinds) for (let i = 0; i < heldOf(hand, kind); i++) plays.push(worths[kind] ?? 0);
  for (let i = 0; i < change.draws; i++) plays.push(drawWorth(hand));
  if (leader.plays > 0 && !move.leader) plays.push(leader.worth);
  return plays.sort((a, b) => b - a);
}
