import type { Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { dealHidden } from "./deal.ts";
import { layOut } from "./lay-out.ts";
import { imagineBets, openQuestions } from "./questions.ts";

/** A state that agrees with the view, made from the view alone: what it does not tell is left to chance. */
export function imagineState(view: View, random: Random): State {
  const state = layOut(view, imaginedRandom(random));
  dealHidden(state, view, random);
  openQuestions(state, view, random);
  imagineBets(state, view, random);
  return state;
}
