import {
  at,
  begin,
  type Choice,
  type Event,
  heard,
  type Kit,
  play,
  randomFrom,
  randomOf,
  type Seat,
  seedFrom,
} from "@medallion/kernel";
import type { Happened } from "../index.ts";

/** A random game of one of the game's trial cases, and who looks at it. */
interface Wandering {
  readonly name: string;
  readonly seed: string;
  readonly viewer: Seat | null;
  /** No more moves than these. */
  readonly moves?: number;
}

/** What a viewer sees happen, choice by choice. */
export function* happeningsOf<State, Options, C extends Choice, E extends Event, View>(
  { game, trial }: Pick<Kit<State, Options, C, E, View>, "game" | "trial">,
  { name, seed, viewer, moves = Number.POSITIVE_INFINITY }: Wandering,
): Generator<Happened<View, E>> {
  const random = randomOf(seed);
  const found = trial.cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no case ${name}`);
  const state = begin(game, game.parseOptions(found.options(random)), randomFrom(seedFrom(seed)));
  for (let move = 0; move < moves && game.outcome(state) === undefined; move++) {
    const questions = game.questions(state);
    const { seat } = at(questions, random.below(questions.length));
    const choices = game.choices(state, seat);
    const before = game.view(state, viewer);
    const events: E[] = [];
    play(game, state, seat, at(choices, random.below(choices.length)), (told) => {
      const event = heard(told, viewer);
      if (event !== undefined) events.push(event);
    });
    if (events.length > 0) yield { events, before, after: game.view(state, viewer), asked: false };
  }
}
