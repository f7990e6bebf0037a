import type { Random, Seat } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { OldWorldEvent } from "../events.ts";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";

export interface Walk {
  readonly seats: number;
  readonly seed: string;
  /** How many answers are given at most. */
  readonly answers: number;
  readonly rules?: object;
}

/** Somebody answers: what was chosen, and what everything that followed told those who see all. */
export interface Moved {
  readonly seat: Seat;
  readonly choice: OldWorldChoice;
  readonly events: readonly OldWorldEvent[];
}

/**
 * A game of random answers in which fights are preferred, for they hide most. `look` sees each position before it is
 * answered, `moved` what the answer brought, with the position before.
 */
export function walk(
  { seats, seed, answers, rules = {} }: Walk,
  look: (state: State, random: Random) => void,
  moved?: (before: State, move: Moved) => void,
): State {
  const random = randomOf(seed);
  const state = begin(oldWorld, oldWorld.parseOptions({ seats, rules }), randomFrom(seedFrom(seed)));
  for (let i = 0; i < answers && oldWorld.outcome(state) === undefined; i++) {
    look(state, random);
    const questions = oldWorld.questions(state);
    const { seat } = at(questions, random.below(questions.length));
    const choice = eager(oldWorld.choices(state, seat), random);
    const before = moved === undefined ? state : oldWorld.copy(state);
    const events: OldWorldEvent[] = [];
    play(oldWorld, state, seat, choice, moved === undefined ? undefined : ({ event }) => events.push(event));
    moved?.(before, { seat, choice, events });
  }
  return state;
}

function eager(choices: readonly OldWorldChoice[], random: Random): OldWorldChoice {
  const fights = choices.filter(({ kind }) => kind === "duel" || kind === "fight");
  const list = fights.length > 0 ? fights : choices;
  return at(list, random.below(list.length));
}

/** Everybody who can look: the seats, and a spectator. */
export function viewersOf({ options }: State): readonly (Seat | null)[] {
  return [null, ...Array(options.seats).keys()];
}

/** All rules that differ from their defaults where that matters for what is hidden. */
export const STRICT = {
  secretBets: true,
  deckListAlwaysVisible: false,
  autoResolveSingle: false,
  attributeRows: "level",
} as const;

/** Whether two things say the same in the same order; much faster to ask before they are compared in depth. */
export function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
