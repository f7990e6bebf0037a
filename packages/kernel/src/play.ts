import type { Refusal } from "./error.ts";
import type { Choice, Event, Finality, Game, Question, Seat, Tell } from "./game.ts";
import type { RandomState } from "./random.ts";

/** Automatic steps after one choice; more means an agenda that never empties. */
const MOST_STEPS = 10_000;

/** Runs automatic steps until the game rests. */
export function settle<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  tell?: Tell<E>,
): Finality {
  let finality: Finality = "open";
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = game.advance(state, tell);
    if (step === undefined) return finality;
    if (step === "final") finality = "final";
  }
  throw new Error(`${game.id}: the agenda did not empty in ${MOST_STEPS} steps`);
}

/** A new game at its first question. */
export function begin<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  options: O,
  random: RandomState,
  tell?: Tell<E>,
): S {
  const state = game.setup(options, random);
  settle(game, state, tell);
  return state;
}

/** Applies a legal choice and lets the game come to rest. */
export function play<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  seat: Seat,
  choice: C,
  tell?: Tell<E>,
): Finality {
  const chosen = game.choose(state, seat, choice, tell);
  const settled = settle(game, state, tell);
  return chosen === "final" || settled === "final" ? "final" : "open";
}

export function questionOf<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  seat: Seat,
): Question | undefined {
  return game.questions(state).find((question) => question.seat === seat);
}

/** What a seat sends: the id of its open question and the index of a choice, or an offer it takes up. */
export interface Answer {
  readonly seat: Seat;
  readonly question: number | "offer";
  readonly choice: number;
}

/** Applies an answer from outside. What does not fit is refused and changes nothing. */
export function answer<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  given: Answer,
  tell?: Tell<E>,
): Finality | Refusal {
  if (game.outcome(state) !== undefined) return { code: "game-over", sentence: "The game is over." };
  const open = questionOf(game, state, given.seat);
  if (given.question !== "offer" && open === undefined)
    return { code: "no-question", sentence: "It’s not your turn to choose." };
  if (given.question !== "offer" && open?.id !== given.question)
    return { code: "stale-question", sentence: "Too late: that was already decided." };
  const list = given.question === "offer" ? game.offers(state, given.seat) : game.choices(state, given.seat);
  const choice = list[given.choice];
  if (choice === undefined)
    return { code: "no-such-choice", sentence: `Choose a number from 0 to ${list.length - 1}.` };
  return play(game, state, given.seat, choice, tell);
}
