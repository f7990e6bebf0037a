import { at, questionOf, settle } from "@medallion/kernel";
import { ronin } from "../../game.ts";
import { arrange } from "../../stage/arrange.ts";
import { phrasesOf } from "../../stage/phrases.ts";
import type { State } from "../../state.ts";
import { rate } from "../policy.ts";

export interface Setting {
  readonly cards?: unknown;
  readonly options?: unknown;
}

/** A position in the words of scenarios, at its next question. */
export function arranged(position: unknown, { cards, options }: Setting = {}): State {
  const state = arrange({ mode: undefined, options, cards, position, forced: [] });
  settle(ronin, state);
  return state;
}

/** What the quick policy likes best for seat A, in the words of scenarios. */
export function decision(position: unknown, setting: Setting = {}): string {
  const state = arranged(position, setting);
  if (questionOf(ronin, state, 0) === undefined) throw new Error("A is not asked anything");
  const choices = ronin.choices(state, 0);
  const ratings = new Float64Array(choices.length);
  rate(state, 0, choices, ratings);
  return at(phrasesOf(state, 0, at(choices, ratings.indexOf(Math.max(...ratings)))), 0);
}
