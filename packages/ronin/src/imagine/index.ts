import type { Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { dealHidden, type Favour } from "./hidden-cards.ts";
import { layOut } from "./lay-out.ts";
import { openQuestions } from "./questions.ts";

/** A state that agrees with the view, made from the view alone: what it does not tell is left to chance. */
export function imagineState(view: View, random: Random, favour?: Favour): State {
  const state = layOut(view, imaginedRandom(random));
  dealHidden(state, view, random, favour);
  openQuestions(state, view, random);
  return state;
}
