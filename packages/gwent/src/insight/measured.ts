import { at } from "@medallion/kernel";
import { DECOY, HORN, SPECIAL, SPY, WEATHER } from "../cards/table.ts";
import { leaderUsable } from "../rules/leaders.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Board } from "./board.ts";
import { int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { handOf, heldOf } from "./hand.ts";
import { leaderIsPlay, leaderWorth } from "./leader-worth.ts";
import type { Force } from "./race.ts";
import { laterWorth } from "./standing.ts";
import { drawWorth, worthOf } from "./worth.ts";

/** A side as it is in this world, where all its hands are known. */
export interface Measured {
  readonly force: Force;
  cards: number;
  spies: number;
  decoys: number;
  horns: number;
  scorches: number;
  weather: number;
  leader: number;
  readonly later: number;
  /** What a drawn card is worth to the one who would draw it. */
  draw: number;
}

export function measureSide(state: State, board: Board, side: number, goesOn: boolean): Measured {
  const later = laterWorth(state, board, side, goesOn);
  const force: Force = { plays: 0, each: 0, cost: 0, worth: later, passed: true };
  const measured: Measured = {
    force,
    cards: 0,
    spies: 0,
    decoys: 0,
    horns: 0,
    scorches: 0,
    weather: 0,
    leader: 0,
    later,
    draw: 0,
  };
  let inPlay = 0;
  for (const player of at(state.sides, side).members) {
    const { passed } = playerOf(state, player);
    const hand = handOf(state, board, player, goesOn);
    countCards(hand, measured);
    const leader = leaderWorth(state, player, goesOn);
    const worth = leader + (passed && !goesOn ? 0 : worthOf(hand, !passed));
    force.worth += worth;
    measured.leader += leader;
    measured.draw = drawWorth(hand);
    if (passed) continue;
    force.passed = false;
    inPlay += worth;
    force.plays += hand.cards + (leaderIsPlay(state, player) && leaderUsable(state, player) ? 1 : 0);
  }
  if (force.plays > 0) force.each = inPlay / force.plays;
  force.cost = force.each;
  return measured;
}

function countCards(hand: Hand, measured: Measured): void {
  measured.cards += hand.cards;
  for (let i = 0; i < hand.kinds.length; i++) {
    const kind = hand.kinds[i] ?? 0;
    const count = heldOf(hand, kind);
    const flags = int(hand.faces.flags, kind);
    if ((flags & SPY) !== 0) measured.spies += count;
    if ((flags & SPECIAL) === 0) continue;
    if ((flags & WEATHER) !== 0) measured.weather += count;
    else if ((flags & DECOY) !== 0) measured.decoys += count;
    else if ((flags & HORN) !== 0) measured.horns += count;
    else measured.scorches += count;
  }
}
