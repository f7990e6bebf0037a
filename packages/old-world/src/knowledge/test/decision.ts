import { at, type Question, questionOf, randomOf } from "@medallion/kernel";
import type { OldWorldChoice } from "../../choice.ts";
import { oldWorld } from "../../game.ts";
import { rateChoices } from "../../insight/policy.ts";
import type { State } from "../../state.ts";
import { knowledge } from "../index.ts";

/** By the view and what it brings now, or where it leads; or by the policy on states. */
export type Way = "rate" | "plan" | "quick";

export interface Rated {
  readonly choice: OldWorldChoice;
  readonly rating: number;
}

function byView(
  state: State,
  question: Question,
  choices: readonly OldWorldChoice[],
  way: "rate" | "plan",
): readonly number[] {
  const view = JSON.parse(JSON.stringify(oldWorld.view(state, question.seat)));
  return knowledge[way]?.(view, question, choices, randomOf("decision")) ?? [];
}

function quickly(state: State, seat: number, choices: readonly OldWorldChoice[]): readonly number[] {
  const rated = new Float64Array(choices.length);
  rateChoices(state, seat, choices, rated);
  return [...rated];
}

/** All choices of a seat with what they are worth to a bot. */
export function ratings(state: State, seat = 0, way: Way = "plan"): readonly Rated[] {
  const question = questionOf(oldWorld, state, seat);
  if (question === undefined) throw new Error(`seat ${seat} is not asked anything`);
  const choices = oldWorld.choices(state, seat);
  const rated = way === "quick" ? quickly(state, seat, choices) : byView(state, question, choices, way);
  return choices.map((choice, index) => ({ choice, rating: at(rated, index) }));
}

/** What the seat does. */
export function decision(state: State, seat = 0, way: Way = "plan"): OldWorldChoice {
  const rated = ratings(state, seat, way);
  return rated.reduce((best, one) => (one.rating > best.rating ? one : best)).choice;
}
