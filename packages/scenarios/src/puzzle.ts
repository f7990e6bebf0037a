import { at, type Choice, type Kit, type Question, type Seat, settle } from "@medallion/kernel";
import { choiceWritten, playLine } from "./written.ts";

/** How hard it is to see: the rating at first sight finds the answer, or only a bot's quick policy, or neither. */
export const PUZZLE_LEVELS = ["easy", "medium", "hard"] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** A position in which one choice is clearly the best for the first seat, and what is known of it. */
export interface Puzzle {
  /** The same for ever: what is solved is kept by it. */
  readonly id: string;
  readonly game: string;
  readonly mode?: string | undefined;
  readonly options?: unknown;
  readonly position: unknown;
  /** Choices that lead from the position to the question: `A plays X`. */
  readonly script: readonly string[];
  /** The best choice as scenarios write it after the seat's name. */
  readonly answer: string;
  readonly level: PuzzleLevel;
  /** The chance of winning, in per cent, by the answer and by the next best choice. */
  readonly chance: number;
  readonly next: number;
  /** The names of the features that speak most for the answer, the strongest first. */
  readonly because: readonly string[];
  /** Of which game it is a position: what the miner calls it. */
  readonly mined: string;
}

/** Who is asked in a puzzle. */
export const SOLVER: Seat = 0;

/** A puzzle on the table: at the question that it is about. */
export interface OpenPuzzle {
  readonly state: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** The place of the best choice. */
  readonly answer: number;
}

/** Lays a puzzle out; throws where it does not come to its question, or where its answer is not legal. */
export function openPuzzle(
  kit: Kit,
  puzzle: Pick<Puzzle, "mode" | "options" | "position" | "script" | "answer">,
): OpenPuzzle {
  const state = arranged(kit, puzzle);
  const { question, choices } = asked(kit, state);
  const answer = choices.indexOf(choiceWritten(kit, state, SOLVER, [puzzle.answer], choices));
  return { state, question, choices, answer };
}

/** The position after the choices that lead to the question. */
export function arranged(
  kit: Kit,
  { mode, options, position, script }: Pick<Puzzle, "mode" | "options" | "position" | "script">,
): unknown {
  const state = kit.stage.arrange({ mode, options, cards: undefined, position, forced: [] });
  settle(kit.game, state);
  for (const line of script) playLine(kit, state, line);
  return state;
}

/** What the solver is asked. */
export function asked(
  kit: Kit,
  state: unknown,
): { readonly question: Question; readonly choices: readonly Choice[] } {
  const question = kit.game.questions(state).find(({ seat }) => seat === SOLVER);
  if (question === undefined) throw new Error("the one who is to solve the puzzle is asked nothing");
  return { question, choices: kit.game.choices(state, SOLVER) };
}

/** A choice as scenarios write it after the seat's name: by the shortest phrase that means no other choice. */
export function phraseOf(
  kit: Kit,
  state: unknown,
  seat: Seat,
  choice: Choice,
  choices: readonly Choice[],
): string {
  const others = choices
    .filter((other) => other !== choice)
    .map((other) => kit.stage.phrases(state, seat, other));
  const phrases = kit.stage.phrases(state, seat, choice);
  const own = phrases.find((phrase) => !others.some((written) => written.includes(phrase)));
  // What is written alike is as good as one.
  return own ?? at(phrases, 0);
}
