import { leaderUsable } from "../rules/leaders.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Board } from "./board.ts";
import { totalOf } from "./board.ts";
import type { Hand } from "./hand.ts";
import { handOf, heldOf, hold } from "./hand.ts";
import { leaderIsPlay, leaderWorth } from "./leader-worth.ts";
import { soloChance } from "./solo-chance.ts";
import { mayGoOn } from "./stakes.ts";
import { worthOf } from "./worth.ts";

/** How likely the match against the automaton is won as it stands. */
export function soloOutlook(state: State, board: Board): number {
  const goesOn = mayGoOn(state);
  const hand = handOf(state, board, 0, goesOn);
  const worths = worthsIn(hand);
  const plays: number[] = [];
  for (const kind of hand.kinds) for (let i = 0; i < heldOf(hand, kind); i++) plays.push(worths[kind] ?? 0);
  if (leaderIsPlay(state, 0) && leaderUsable(state, 0)) plays.push(leaderWorth(state, 0, goesOn));
  plays.sort((a, b) => b - a);
  return soloChance(state, totalOf(board, 0) - totalOf(board, 1), plays, playerOf(state, 0).passed);
}

/** What a card of each kind in hand adds to those of the kinds before it, on average. */
export function worthsIn(hand: Hand): Float64Array {
  const worths = new Float64Array(hand.faces.flags.length);
  const counts = hand.kinds.map((kind) => ({ kind, count: heldOf(hand, kind) }));
  for (const { kind, count } of counts) hold(hand, kind, -count);
  let before = 0;
  for (const { kind, count } of counts) {
    hold(hand, kind, count);
    const whole = worthOf(hand, true);
    worths[kind] = count === 0 ? 0 : (whole - before) / count;
    before = whole;
  }
  return worths;
}
