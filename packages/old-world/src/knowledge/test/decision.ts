import { at, questionOf, randomOf } from "@medallion/kernel";
import type { OldWorldChoice } from "../../choice.ts";
import { oldWorld } from "../../game.ts";
import type { State } from "../../state.ts";
import { knowledge } from "../index.ts";

export type Way = "rate" | "plan";

export interface Rated {
  readonly choice: OldWorldChoice;
  readonly rating: number;
}

/** All choices of a seat with what they are worth to a bot that sees only its view. */
export function ratings(state: State, seat = 0, way: Way = "plan"): readonly Rated[] {
  const question = questionOf(oldWorld, state, seat);
  if (question === undefined) throw new Error(`seat ${seat} is not asked anything`);
  const choices = oldWorld.choices(state, seat);
  const view = JSON.parse(JSON.stringify(oldWorld.view(state, seat)));
  const rated = knowledge[way]?.(view, question, choices, randomOf("decision")) ?? [];
  return choices.map((choice, index) => ({ choice, rating: at(rated, index) }));
}

/** What the seat does. */
export function decision(state: State, seat = 0, way: Way = "plan"): OldWorldChoice {
  const rated = ratings(state, seat, way);
  return rated.reduce((best, one) => (one.rating > best.rating ? one : best)).choice;
}
