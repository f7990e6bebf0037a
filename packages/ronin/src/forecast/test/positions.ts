import type { Random, Seat } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { ronin } from "../../game.ts";
import type { State } from "../../state.ts";

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly kind: "play" | "keep";
  readonly random: Random;
}

/** Every moment of a random game at which a seat chooses cards in secret. */
export function* moments(humans: number, seed: string): Generator<Moment> {
  const state = begin(ronin, ronin.parseOptions({ humans }), randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  while (ronin.outcome(state) === undefined) {
    const { seat, kind } = at(ronin.questions(state), 0);
    if (kind === "play" || kind === "keep") yield { state, seat, kind, random };
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)));
  }
}
