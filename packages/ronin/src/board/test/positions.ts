import type { Seat } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { ronin } from "../../game.ts";
import type { State } from "../../state.ts";
import { trial } from "../../trial.ts";

/** Calls `look` at the first and the last rest of a random game and at about every `every`th between them. */
export function walk(name: string, seed: string, every: number, look: (state: State) => void): void {
  const test = trial.cases.find((other) => other.name === name);
  if (test === undefined) throw new Error(`there is no case ${name}`);
  const random = randomOf(seed);
  const options = ronin.parseOptions(test.options(random));
  const state = begin(ronin, options, randomFrom(seedFrom(seed)));
  look(state);
  for (let open = ronin.questions(state); open.length > 0; open = ronin.questions(state)) {
    const { seat } = at(open, random.below(open.length));
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)));
    if (random.below(every) === 0) look(state);
  }
  look(state);
}

export const CASES: readonly string[] = trial.cases.map(({ name }) => name);

/** All who may look: every seat and a spectator. */
export function viewers({ options }: State): readonly (Seat | null)[] {
  return [...Array.from({ length: options.humans }, (_, seat) => seat), null];
}
