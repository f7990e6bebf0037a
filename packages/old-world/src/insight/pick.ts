import type { Random, Seat } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { State } from "../state.ts";
import { rateChoices } from "./policy.ts";

/** A difference that makes a choice e times as likely: in fights in cards of life, elsewhere in points. */
const IN_FIGHT = 0.12;
const ELSEWHERE = 0.5;
/** Whoever plays at once strays so much less than a search doubts: chance alone would lose many turns. */
const STEADY = 10;
/** What is less likely than this against the best is never taken. */
const NEVER = -7;
const FINE = 1 << 24;

let likings = new Float64Array(64);

/** How readily each choice is taken, as a logarithm. */
export function rate(state: State, seat: Seat, choices: readonly OldWorldChoice[], into: Float64Array): void {
  rateChoices(state, seat, choices, into);
  const grain = state.fight === null ? ELSEWHERE : IN_FIGHT;
  for (let place = 0; place < choices.length; place++) into[place] = (into[place] ?? 0) / grain;
}

/** One of the choices, the likely ones more often. */
export function pick(state: State, seat: Seat, choices: readonly OldWorldChoice[], random: Random): number {
  if (choices.length === 1) return 0;
  if (choices.length > likings.length) likings = new Float64Array(2 * choices.length);
  rate(state, seat, choices, likings);
  let best = 0;
  for (let place = 1; place < choices.length; place++) if (likingOf(place) > likingOf(best)) best = place;
  const most = likingOf(best);
  let sum = 0;
  for (let place = 0; place < choices.length; place++) {
    const behind = STEADY * (likingOf(place) - most);
    const part = behind < NEVER ? 0 : Math.exp(behind);
    likings[place] = part;
    sum += part;
  }
  let left = (sum * random.below(FINE)) / FINE;
  for (let place = 0; place < choices.length; place++) {
    left -= likingOf(place);
    if (left < 0) return place;
  }
  return best;
}

function likingOf(place: number): number {
  return likings[place] ?? 0;
}
