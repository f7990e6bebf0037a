import { at, begin, heard, play, randomFrom, randomOf, type Seat, seedFrom } from "@medallion/kernel";
import { type RoninEvent, ronin, roninKit, type View } from "@medallion/ronin";
import type { Happened } from "../../../../drawn/index.ts";

/** What a viewer sees happen, choice by choice, in a random game of one of the game's trial cases. */
export function* happenings(
  name: string,
  seed: string,
  viewer: Seat | null,
): Generator<Happened<View, RoninEvent>> {
  const random = randomOf(seed);
  const found = roninKit.trial.cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no case ${name}`);
  const options = ronin.parseOptions(found.options(random));
  const state = begin(ronin, options, randomFrom(seedFrom(seed)));
  while (ronin.outcome(state) === undefined) {
    const questions = ronin.questions(state);
    const { seat } = at(questions, random.below(questions.length));
    const choices = ronin.choices(state, seat);
    const before = ronin.view(state, viewer);
    const events: RoninEvent[] = [];
    play(ronin, state, seat, at(choices, random.below(choices.length)), (told) => {
      const event = heard(told, viewer);
      if (event !== undefined) events.push(event);
    });
    const after = ronin.view(state, viewer);
    if (events.length > 0) yield { events, before, after, asked: false };
  }
}
