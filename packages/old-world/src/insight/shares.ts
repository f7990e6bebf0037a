import { turnOf } from "../rules/turn.ts";
import { isSolo, NONE, type State } from "../state.ts";

/** By turn from 1: what winning alone in it is worth; the ratings of OW-16.15 with a slope, so that each turn counts. */
const ALONE: readonly number[] = [1, 1, 1, 1, 1, 1, 0.95, 0.9, 0.4, 0.3, 0.15, 0.1];
const LATE = 0.03;

/** What each seat got: all for the winner, alone the more the sooner. */
export function shares(state: State, into: Float64Array): void {
  into.fill(0, 0, state.players.length);
  const { winner } = state;
  if (winner === NONE) return;
  into[winner] = isSolo(state) ? (ALONE[turnOf(state) - 1] ?? LATE) : 1;
}
