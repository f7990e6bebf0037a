import { at, type Choice, type Event, type Game, play, type Random, type Seat } from "@medallion/kernel";
import { shareOut } from "../camps.ts";
import type { Insight } from "../insight.ts";
import { type Value, valueBy } from "../value.ts";

/** Choices that the policy makes until a position can be valued. */
const RESTLESS = 2000;
/** More camps than any game has. */
const MOST_CAMPS = 16;

/** Where the tree ends: what the quick policy does from there, and what the position is worth then. */
export class Leaf<State, Options, C extends Choice, View> {
  readonly #game: Game<State, Options, C, Event, View>;
  readonly #insight: Insight<State, C, View>;
  readonly #random: Random;
  readonly #value: Value<State>;
  readonly #worth = new Float64Array(MOST_CAMPS);

  constructor(game: Game<State, Options, C, Event, View>, insight: Insight<State, C, View>, random: Random) {
    this.#game = game;
    this.#insight = insight;
    this.#random = random;
    this.#value = valueBy(insight);
  }

  /** Answers for a seat. */
  play(state: State, seat: Seat): void {
    const choices = this.#game.choices(state, seat);
    const index = choices.length === 1 ? 0 : this.#insight.pick(state, seat, choices, this.#random);
    play(this.#game, state, seat, at(choices, index));
  }

  /** What each camp may expect, after the policy has played on to a position that rests; valid until asked again. */
  worthOf(state: State): Float64Array {
    if (this.rest(state) === undefined) this.#value(state, this.#worth);
    return this.#worth;
  }

  /** Lets the policy play on to a position that rests, or to the end: then what each camp got, until asked again. */
  rest(state: State): Float64Array | undefined {
    for (let choices = 0; choices < RESTLESS; choices++) {
      if (shareOut(this.#game, this.#insight, state, this.#worth)) return this.#worth;
      if (this.#insight.rests(state)) return undefined;
      this.play(state, at(this.#game.questions(state), 0).seat);
    }
    throw new Error(`the position does not come to rest in ${RESTLESS} choices`);
  }
}
