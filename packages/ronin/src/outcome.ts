import type { Outcome } from "@medallion/kernel";
import { winnersOf } from "./rules/final.ts";
import type { State } from "./state.ts";
import { playerOf } from "./state.ts";

/** RO-11.8, RO-12.27, RO-12.28; ties were broken by initiative, so no place is shared. */
export function outcomeOf(state: State): Outcome | undefined {
  const { ranking } = state;
  if (ranking === undefined) return undefined;
  const winners = winnersOf(state);
  const standings = Array.from({ length: state.options.humans }, (_, seat) => ({
    place: ranking.indexOf(seat) + 1,
    result: winners.includes(seat) ? ("win" as const) : ("loss" as const),
    points: playerOf(state, seat).vp,
  }));
  const [best = 0] = ranking;
  const key =
    state.options.humans > 1 ? "outcome.won" : winners.length > 0 ? "outcome.solo.won" : "outcome.solo.lost";
  return { standings, text: { key, values: { winner: { seat: best }, vp: playerOf(state, best).vp } } };
}
