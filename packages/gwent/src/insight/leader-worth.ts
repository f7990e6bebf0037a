import type { LeaderAbility } from "../cards/row.ts";
import { leaderAbility, leaderUsable } from "../rules/leaders.ts";
import type { State } from "../state.ts";
import { isAutomaton, playerOf } from "../state.ts";

/** What an unused leader will bring, in points; a leader is one more play that costs no card. */
const LEADER_WORTH: Readonly<Record<LeaderAbility, number>> = {
  // In force by themselves: no play.
  "leader-cancel-leaders": 0,
  "leader-double-spies": 0,
  "leader-draw-extra": 0,
  "leader-half-weather": 0,
  "leader-random-restore": 0,
  // Horns wait for a full row.
  "leader-horn-close": 10,
  "leader-horn-ranged": 10,
  "leader-horn-siege": 10,
  // Needs ten points in one row.
  "leader-scorch-close": 7,
  "leader-scorch-ranged": 7,
  "leader-scorch-siege": 7,
  "leader-play-frost": 4,
  "leader-play-fog": 4,
  "leader-play-rain": 4,
  "leader-play-storm": 5,
  "leader-play-any-weather": 5,
  "leader-clear-weather": 3,
  "leader-play-mardroeme": 5,
  "leader-play-bond-copy": 8,
  "leader-optimize-agile": 3,
  // A card in hand, the best of a pile that grows.
  "leader-restore-to-hand": 7,
  "leader-steal-discard": 7,
  "leader-discard-two-pick-one": 1,
  "leader-reshuffle-discards": 0.5,
  "leader-peek-three": 0.5,
};

/** What has nothing to act on now may still find it, but less surely. */
const NOT_YET = 0.7;
/** Who holds a leader back finds less for it than others fear. */
const HELD = 0.75;
/** Leaders below this are hardly a play. */
const WORTH_A_TURN = 2;

/** What the unused leader is worth to its player; nothing once it is spent, cancelled or out of time. */
export function leaderWorth(
  state: State,
  player: number,
  goesOn: boolean,
  usable = leaderUsable(state, player),
): number {
  const owner = playerOf(state, player);
  if (owner.passed && !goesOn) return 0;
  const worth = hoped(state, player);
  return worth * (usable ? HELD : HELD * NOT_YET);
}

/** The same as the others see it, who do not know whether it has anything to act on. */
export function hoped(state: State, player: number): number {
  const owner = playerOf(state, player);
  if (isAutomaton(state, player) || owner.leaderSpent || owner.leaderCancelled) return 0;
  return LEADER_WORTH[leaderAbility(state, owner.leader)];
}

/** Whether the leader counts as one more play this round. */
export function leaderIsPlay(state: State, player: number): boolean {
  return hoped(state, player) >= WORTH_A_TURN;
}
