import { type GwentChoice, type GwentEvent, gwent, gwentKit, type View } from "@medallion/gwent";
import {
  at,
  begin,
  play,
  type Question,
  randomFrom,
  randomOf,
  type Seat,
  seedFrom,
  type Told,
} from "@medallion/kernel";

/** A question of a random game, as the seat meets it that owes the answer. Good until the next one is asked for. */
export interface Turn {
  readonly mode: string;
  readonly question: Question;
  readonly choices: readonly GwentChoice[];
  /** What somebody sees; most tests look at a few questions only, and a view takes longer than a move. */
  look(viewer: Seat | null): View;
  /** Whether the game waits for a seat now. */
  waitsFor(seat: Seat | null): boolean;
  /** Answers, and tells what came of it; who leaves it out goes on to the next question all the same. */
  answer(): readonly Told<GwentEvent>[];
}

/**
 * The turns of a random game of one of the game's trial cases. Leaders do the rarest things: with `leaders` whoever may
 * use one mostly does.
 */
export function* randomGame(name: string, seed: string, leaders = false): Generator<Turn> {
  const random = randomOf(seed);
  const drawn = gwentKit.trial.cases.find((one) => one.name === name);
  const state = begin(gwent, gwent.parseOptions(drawn?.options(random)), randomFrom(seedFrom(seed)));
  const { mode } = state.options;
  for (;;) {
    const questions = gwent.questions(state);
    if (questions.length === 0) return;
    const question = at(questions, random.below(questions.length));
    const choices = gwent.choices(state, question.seat);
    const isUsed = leaders && random.below(4) > 0;
    const leader = isUsed ? choices.findIndex(({ kind }) => kind === "leader") : -1;
    const choice = at(choices, leader < 0 ? random.below(choices.length) : leader);
    let told: Told<GwentEvent>[] | undefined;
    const answer = () => {
      if (told !== undefined) return told;
      const events: Told<GwentEvent>[] = [];
      play(gwent, state, question.seat, choice, (event) => events.push(event));
      told = events;
      return events;
    };
    yield {
      mode,
      question,
      choices,
      look: (viewer) => gwent.view(state, viewer),
      waitsFor: (seat) => gwent.questions(state).some((asked) => asked.seat === seat),
      answer,
    };
    answer();
  }
}
