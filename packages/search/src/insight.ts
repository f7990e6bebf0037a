import type { Choice, Event, Kit, Question, Random, Seat } from "@medallion/kernel";
import type { Weights } from "./weights.ts";

/** A kit whose game tells bots enough to think ahead. */
export interface InsightKit<
  State = unknown,
  Options = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  View = unknown,
> extends Kit<State, Options, C, E, View> {
  /** Loaded only by bots that think ahead. */
  insight?(): Promise<Insight<State, C, View>>;
}

/**
 * What a game tells a bot that thinks ahead, on states rather than views: asked thousands of times a second, so without
 * views, Maps and texts. Of a state it may use all: states are imagined worlds, never the true one.
 */
export interface Insight<State = unknown, C extends Choice = Choice, View = unknown> {
  /**
   * Prepares the worlds that agree with a view, the likely ones more often: what people hold and what they have shown
   * count. Each call of what it gives draws one.
   */
  worlds(view: View): (random: Random) => State;
  /** The index of a good choice at once: what every seat of an imagined game plays by. Chance keeps it varied. */
  pick(state: State, seat: Seat, choices: readonly C[], random: Random): number;
  /**
   * How the same policy likes each choice, as the logarithm of how readily it would take it (any constant added): the
   * prior of a search. Writes `choices.length` numbers.
   */
  rate(state: State, seat: Seat, choices: readonly C[], into: Float64Array): void;
  /**
   * The names of what `measure` writes; each has a text `feature.<name>` in every language. The first is the score of
   * the game itself, against which it is told how much the others add.
   */
  readonly features: readonly string[];
  /** What a seat has of each feature: numbers of about -3 to 3. Alone at the table, one of them is always 1. */
  measure(state: State, seat: Seat, into: Float64Array): void;
  /** The name of the fitted model that values this state: its mode, its number of seats. The same all game. */
  model(state: State): string;
  /** The camp of each seat, counted from 0: seats of one camp win together. The same all game. */
  camps(state: State): readonly number[];
  /** Whether the position can be valued as it stands; where not, the policy plays on until it can. */
  rests(state: State): boolean;
  /** Equal in all worlds for choices that mean the same to this seat, and told apart from all its other choices. */
  key(state: State, seat: Seat, choice: C): string;
  /** Whether seats that are asked at the same time must not know each other's answers. */
  secret(question: Question): boolean;
  /**
   * What each camp got in a finished game: shares that add up to 1, alone a number from 0 to 1. Without it a victory
   * is worth 1, and those who share it share that.
   */
  shares?(state: State, into: Float64Array): void;
  readonly weights: Weights;
}
