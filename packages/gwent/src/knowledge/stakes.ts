import { at } from "@medallion/kernel";
import type { State } from "../state.ts";
import { chance } from "./chance.ts";

/** What two sides play for: how many rounds each may still lose to the other before the match is lost. */
export interface Stakes {
  readonly mine: number;
  readonly theirs: number;
  /** Who takes a tied round: 1 we, -1 they, 0 nobody. */
  readonly tie: -1 | 0 | 1;
  /** Points a side gets in hand for winning the round (a card of Northern Realms). */
  readonly mySpoils: number;
  readonly theirSpoils: number;
}

/** A gem in hand is worth about two and a half cards: the other must win one round more. */
const GEM = 16;
/** So many points of cards more make a match that has another round to go clearly better. */
const CLEAR_EDGE = 14;

/** How likely the match is ours when a new round begins with these gems and so much worth in hand. */
export function prospects(mine: number, theirs: number, edge: number): number {
  if (mine <= 0) return theirs <= 0 ? 0.5 : 0;
  if (theirs <= 0) return 1;
  return chance((edge + GEM * (mine - theirs)) / CLEAR_EDGE);
}

/** Whether the match may go on after this round. */
export function mayGoOn(state: State): boolean {
  return state.options.mode === "free-for-all" || state.sides.some((side) => side.gems > 1);
}

/**
 * Gems; in free-for-all the rounds of full points that the rival still needs: nearly two at the start, since the
 * target is one more than the players and a round gives one less (GW-14.8).
 */
export function livesAgainst(state: State, side: number, rival: number): number {
  if (state.options.mode !== "free-for-all") return at(state.sides, side).gems;
  const target = state.players.length + 1;
  const most = state.players.length - 1;
  return Math.max(1, Math.ceil((target - at(state.sides, rival).points) / most));
}
