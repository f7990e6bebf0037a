import { at, type Choice, type Question, type Random } from "@medallion/kernel";
import type { Arm } from "./bandit.ts";

/** What is to be thought about: nothing but what the seat may know. */
export interface Matter<C extends Choice = Choice, View = unknown> {
  readonly view: View;
  readonly question: Question;
  readonly choices: readonly C[];
  readonly random: Random;
}

/** What thinking came to. */
export interface Thought {
  /** The index of the best choice. */
  readonly choice: number;
  /** For each choice how often it was tried, and the chance that came of it for the camp of who thinks. */
  readonly options: readonly Option[];
  readonly iterations: number;
}

export interface Option {
  readonly visits: number;
  /** Without a single try what the position is worth as a whole, or nothing is known of it. */
  readonly chance: number | undefined;
  readonly prior: number;
}

/** What the arms of the choices in question say, in their order. */
export function thoughtOf(arms: readonly Arm[], iterations: number): Thought {
  const options = arms.map(({ visits, sum, prior }) => ({
    visits,
    chance: visits === 0 ? undefined : sum / visits,
    prior,
  }));
  let choice = 0;
  for (const [index, option] of options.entries()) if (isBetter(option, at(options, choice))) choice = index;
  return { choice, options, iterations };
}

/** What was tried more often is better; among equals what came out better, untried what the policy likes. */
function isBetter(one: Option, other: Option): boolean {
  if (one.visits !== other.visits) return one.visits > other.visits;
  if (one.visits > 0 && one.chance !== other.chance) return (one.chance ?? 0) > (other.chance ?? 0);
  return one.prior > other.prior;
}
