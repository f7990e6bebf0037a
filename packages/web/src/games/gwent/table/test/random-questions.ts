import { type GwentChoice, gwentKit, type View } from "@medallion/gwent";
import { at, begin, play, type Question, randomFrom, randomOf, seedFrom } from "@medallion/kernel";

/** A question of a random game, as the seat that owes the answer meets it. */
export interface Met {
  readonly where: string;
  readonly question: Question;
  readonly mode: string;
  /** What the seat sees; to be asked for before the next question. */
  look(): View;
  readonly choices: readonly GwentChoice[];
}

/** All kinds of questions there are. */
export const KINDS: readonly string[] = [
  "bond",
  "deck",
  "discard",
  "medic",
  "mulligan",
  "opponent",
  "peek",
  "restore",
  "row",
  "search",
  "slot",
  "starter",
  "steal",
  "steal-from",
  "turn",
  "weather",
];

/** Goes through random games of every mode, some of each and on until all kinds of questions were met. */
export function* randomQuestions(games: number): Generator<Met> {
  const met = new Set<string>();
  for (let number = 0; number < games || met.size < KINDS.length; number++)
    for (const { name, options } of gwentKit.trial.cases)
      for (const one of questionsOf(`${name} ${number}`, options)) {
        met.add(one.question.kind);
        yield one;
      }
}

function* questionsOf(
  where: string,
  options: (random: ReturnType<typeof randomOf>) => unknown,
): Generator<Met> {
  const { game } = gwentKit;
  const random = randomOf(where);
  const state = begin(game, game.parseOptions(options(random)), randomFrom(seedFrom(where)));
  for (let question = game.questions(state)[0]; question !== undefined; question = game.questions(state)[0]) {
    const choices = game.choices(state, question.seat);
    const { seat } = question;
    // Most tests look at a few questions only, and a view takes longer than a move.
    yield { where, mode: state.options.mode, question, choices, look: () => game.view(state, seat) };
    play(game, state, question.seat, at(choices, random.below(choices.length)));
  }
}
