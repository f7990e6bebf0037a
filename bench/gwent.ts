import { READY_DECKS } from "@medallion/gwent/decks";
import { gwent } from "@medallion/gwent/game";
import type { Random, Tell } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { seedOf } from "./seed.ts";

type GwentState = Parameters<typeof gwent.copy>[0];
type Options = Parameters<typeof gwent.setup>[0];

/** A random seat passes with probability 1/12, or when nothing else is legal. */
const PASS_ONE_IN = 12;

const PAIRS: readonly Options[] = READY_DECKS.map(({ id }, i) =>
  gwent.parseOptions({ mode: "standard", decks: [id, at(READY_DECKS, (i * 7 + 3) % READY_DECKS.length).id] }),
);

/** One choice of a random seat; says whether a card was played, or nothing once the game is over. */
function randomStep(state: GwentState, random: Random, tell?: Tell): boolean | undefined {
  const [question] = gwent.questions(state);
  if (question === undefined) return undefined;
  const choices = gwent.choices(state, question.seat);
  const passes = question.kind === "turn" && (choices.length === 1 || random.below(PASS_ONE_IN) === 0);
  // Passing is the first choice of a turn.
  const first = question.kind === "turn" ? 1 : 0;
  const index = passes ? 0 : first + random.below(choices.length - first);
  play(gwent, state, question.seat, at(choices, index), tell);
  return question.kind === "turn" && !passes;
}

/** A two-player standard game between random seats, to its end; returns the cards played. */
export function randomGame(game: number, random: Random, tell?: Tell): number {
  const options = at(PAIRS, game % PAIRS.length);
  const state = begin(gwent, options, randomFrom(seedOf(game)), tell);
  for (let played = 0; ; ) {
    const step = randomStep(state, random, tell);
    if (step === undefined) return played;
    if (step) played++;
  }
}

/** A state of a two-player game in its second round. */
export function stateInRoundTwo(random: Random): GwentState {
  for (let game = 0; ; game++) {
    const state = begin(gwent, at(PAIRS, game % PAIRS.length), randomFrom(seedOf(game)));
    while (gwent.questions(state).length > 0 && state.round < 2) randomStep(state, random);
    if (gwent.questions(state).length > 0) return state;
  }
}
