import type { Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import { copyState } from "../copy-state.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { dealersOf } from "./deal.ts";
import { layOut } from "./lay-out.ts";
import { imagineBets, openQuestions } from "./questions.ts";

/** A state that agrees with the view, made from the view alone: what it does not tell is left to chance. */
export function imagineState(view: View, random: Random): State {
  return worldsOf(view)(random);
}

/** Prepares all states that agree with the view; each call of what it gives draws one. */
export function worldsOf(view: View): (random: Random) => State {
  const laid = layOut(view, { key: "", at: [] });
  const dealers = dealersOf(view);
  return (random) => {
    const state = copyState(laid);
    state.random = imaginedRandom(random);
    for (const deal of dealers) deal(state, random);
    openQuestions(state, view, random);
    imagineBets(state, view, random);
    return state;
  };
}
