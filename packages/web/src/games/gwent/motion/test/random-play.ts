import { type GwentEvent, gwent, gwentKit, type View } from "@medallion/gwent";
import { cardRow } from "@medallion/gwent/cards";
import {
  at,
  begin,
  heard,
  play,
  randomFrom,
  randomOf,
  type Seat,
  seedFrom,
  type Told,
} from "@medallion/kernel";
import type { Happened } from "../plan/plan.ts";

/** What a viewer sees happen, choice by choice, in a random game of one of the game's trial cases. */
export function* happenings(name: string, seed: string, viewer: Seat | null): Generator<Happened> {
  const random = randomOf(seed);
  const drawn = gwentKit.trial.cases.find((one) => one.name === name);
  const state = begin(gwent, gwent.parseOptions(drawn?.options(random)), randomFrom(seedFrom(seed)));
  let before = gwent.view(state, viewer);
  for (;;) {
    const questions = gwent.questions(state);
    if (questions.length === 0) return;
    const { seat } = at(questions, random.below(questions.length));
    const choices = gwent.choices(state, seat);
    const told: Told<GwentEvent>[] = [];
    // Leaders do the rarest things, so whoever may use one mostly does.
    const leader = random.below(4) === 0 ? -1 : choices.findIndex(({ kind }) => kind === "leader");
    const choice = at(choices, leader < 0 ? random.below(choices.length) : leader);
    play(gwent, state, seat, choice, (event) => told.push(event));
    const after = gwent.view(state, viewer);
    yield {
      events: told.flatMap((one) => heard(one, viewer) ?? []),
      before,
      after,
      asked: gwent.questions(state).some((question) => question.seat === viewer),
      printed: cardRow,
      explain: (view: View, subject) => gwent.explain(view, subject),
    };
    before = after;
  }
}
