import type { Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import { copyState } from "../copy-state.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { dealHidden, type Favour, hiddenIn } from "./hidden-cards.ts";
import { layOut } from "./lay-out.ts";
import { openQuestions } from "./questions.ts";

/** A state that agrees with the view, made from the view alone: what it does not tell is left to chance. */
export function imagineState(view: View, random: Random, favour?: Favour): State {
  const state = layOut(view, imaginedRandom(random));
  dealHidden(state, view, hiddenIn(view), random, favour);
  openQuestions(state, view, random);
  return state;
}

/**
 * The same again and again: what the view tells is laid out once, and each call deals the rest anew (bench:
 * ronin-worlds). All deals are equally likely: unknown cards in hands are worth 1.11 points where those that lie hidden
 * are worth 1.11 (150 games of three by the quick policy; 0.82 against 0.86 in the last chapter), since what others
 * took openly is known.
 */
export function worldsOf(view: View): (random: Random) => State {
  const table = layOut(view, NOBODYS);
  const hidden = hiddenIn(view);
  return (random) => {
    const state = copyState(table);
    state.random = imaginedRandom(random);
    dealHidden(state, view, hidden, random);
    openQuestions(state, view, random);
    return state;
  };
}

/** No world is played by it. */
const NOBODYS = { key: "", at: [] };
