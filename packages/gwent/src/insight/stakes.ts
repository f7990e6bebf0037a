import { at } from "@medallion/kernel";
import type { Faction } from "../cards/row.ts";
import { factionOf } from "../rules/start.ts";
import type { State } from "../state.ts";
import { chance } from "./chance.ts";

/** How many rounds each of two sides may still lose to the other before the match is lost. */
interface Lives {
  readonly mine: number;
  readonly theirs: number;
}

/** What two sides play for in a round: the lives after it, and what comes into the hands for winning it. */
export interface Stakes {
  readonly won: Lives;
  readonly lost: Lives;
  readonly drawn: Lives;
  /** Who takes a tied round: 1 we, -1 they, 0 nobody. */
  readonly tie: -1 | 0 | 1;
  /** Points in hand for winning the round (a card of Northern Realms). */
  readonly mySpoils: number;
  readonly theirSpoils: number;
}

/** A gem in hand is worth a card and a half: the other must win one round more. */
const GEM = 18;
/** So many points of cards more make a match that has another round to go clearly better. */
const CLEAR_EDGE = 14;

/** How likely the match is ours when a new round begins with these gems and so much worth in hand. */
export function prospects(lives: Lives, edge: number): number {
  const sure = sureAfter(lives);
  return sure >= 0 ? sure : edgeChance(edge + gemsOf(lives));
}

/** The chance where the edge does not matter any more, or -1. */
export function sureAfter({ mine, theirs }: Lives): number {
  if (mine <= 0) return theirs <= 0 ? 0.5 : 0;
  return theirs <= 0 ? 1 : -1;
}

/** What is ahead in lives, as worth in hand. */
export function gemsOf({ mine, theirs }: Lives): number {
  return GEM * (mine - theirs);
}

/** The chance that comes of all worth that one is ahead. */
export function edgeChance(edge: number): number {
  return chance(edge / CLEAR_EDGE);
}

/** Whether the match may go on after this round. */
export function mayGoOn(state: State): boolean {
  return state.options.mode === "free-for-all" || state.sides.some((side) => side.gems > 1);
}

/** The stakes of one side against another. */
export function stakesOf(state: State, side: number, other: number, draw: number): Stakes {
  const ties = Number(has(state, side, "nilfgaard")) - Number(has(state, other, "nilfgaard"));
  const byPoints = state.options.mode === "free-for-all";
  const mine = byPoints ? roundsToWin(state, other) : at(state.sides, side).gems;
  const theirs = byPoints ? roundsToWin(state, side) : at(state.sides, other).gems;
  return {
    won: { mine, theirs: theirs - 1 },
    lost: { mine: mine - 1, theirs },
    drawn: byPoints ? { mine, theirs } : { mine: mine - 1, theirs: theirs - 1 },
    tie: ties > 0 ? 1 : ties < 0 ? -1 : 0,
    mySpoils: has(state, side, "northern-realms") ? draw : 0,
    theirSpoils: has(state, other, "northern-realms") ? draw : 0,
  };
}

function has(state: State, side: number, faction: Faction): boolean {
  for (const player of at(state.sides, side).members) if (factionOf(state, player) === faction) return true;
  return false;
}

/**
 * Free-for-all: the rounds of full points that the rival still needs are our lives: two at the start, since the
 * target is one more than the players and a round gives one less (GW-14.8). A tie takes nothing from anybody.
 */
function roundsToWin(state: State, side: number): number {
  const players = state.players.length;
  return Math.max(1, Math.ceil((players + 1 - at(state.sides, side).points) / (players - 1)));
}
