import type { Random, Seat } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { gwent } from "../../game.ts";
import type { State } from "../../state.ts";
import { trial } from "../../trial.ts";

/** Calls `look` at the first and the last rest of a random game and at about every `every`th between them. */
export function walk(name: string, seed: string, every: number, look: (state: State) => void): void {
  const test = trial.cases.find((other) => other.name === name);
  if (test === undefined) throw new Error(`there is no case ${name}`);
  const random = randomOf(seed);
  const options = gwent.parseOptions(test.options(random));
  const state = begin(gwent, options, randomFrom(seedFrom(seed)));
  look(state);
  for (let open = gwent.questions(state); open.length > 0; open = gwent.questions(state)) {
    const question = at(open, random.below(open.length));
    play(gwent, state, question.seat, anyChoice(state, question.seat, random));
    if (random.below(every) === 0) look(state);
  }
  look(state);
}

/** Passing is rare, so that rows fill. */
function anyChoice(state: State, seat: Seat, random: Random) {
  const choices = gwent.choices(state, seat);
  const active = choices.filter(({ kind }) => kind !== "pass");
  const list = active.length > 0 && random.below(10) > 0 ? active : choices;
  return at(list, random.below(list.length));
}

export const CASES: readonly string[] = trial.cases.map(({ name }) => name);

/** All who may look: every seat and a spectator. */
export function viewers(state: State): readonly (Seat | null)[] {
  return [...state.options.decks.keys(), null];
}
