import { at, type Choice, type Event, type Game, play, type Random, type Seat } from "@medallion/kernel";
import type { Allowance } from "../budget.ts";
import { campsIn } from "../camps.ts";
import type { Insight } from "../insight.ts";
import { add, numberAt } from "../numbers.ts";
import { Leaf } from "../tree/leaf.ts";
import { vectorOf } from "../weights.ts";
import type { Reason } from "./advice.ts";

/** As many reasons as fit into a sentence. */
const MOST_REASONS = 2;
/** A reason makes up this part at least of all that speaks for the choice. */
const PART = 0.25;
/** Less of the logarithm of the odds is about a point of chance: not worth a word. */
const SLIGHT = 0.04;
/** So many standard errors from nothing: else it may be chance. */
const SURE = 2;
/** A finished game counts as so sure. */
const DECIDED = 0.98;

/**
 * What tells two choices apart: in many imagined worlds each is played to where the position rests, and what the
 * weighted features come to there, for the camp of the seat against the others, is compared.
 */
export class Difference<State, Options, C extends Choice, View> {
  readonly #game: Game<State, Options, C, Event, View>;
  readonly #insight: Insight<State, C, View>;
  readonly #draw: (random: Random) => State;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #leaf: Leaf<State, Options, C, View>;
  /** By feature, and last how games ended. */
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  #worlds = 0;

  constructor(
    game: Game<State, Options, C, Event, View>,
    insight: Insight<State, C, View>,
    draw: (random: Random) => State,
    seat: Seat,
    random: Random,
  ) {
    this.#game = game;
    this.#insight = insight;
    this.#draw = draw;
    this.#seat = seat;
    this.#random = random;
    this.#leaf = new Leaf(game, insight, random);
    this.#sums = new Float64Array(insight.features.length + 1);
    this.#squares = new Float64Array(insight.features.length + 1);
  }

  /** Imagines worlds as long as the allowance allows. */
  measure(better: number, than: number, allowance: Allowance): void {
    const places = this.#sums.length;
    const [one, other] = [new Float64Array(places), new Float64Array(places)];
    for (; allowance.allows(); allowance.count()) {
      const world = this.#draw(this.#random);
      const twin = this.#game.copy(world);
      this.#weigh(world, better, one);
      this.#weigh(twin, than, other);
      this.#worlds += 1;
      for (let place = 0; place < places; place++) {
        const difference = numberAt(one, place) - numberAt(other, place);
        add(this.#sums, place, difference);
        add(this.#squares, place, difference ** 2);
      }
    }
  }

  /** What speaks for the better of the two, the weightiest first. */
  reasons(): readonly Reason[] {
    const { features } = this.#insight;
    const found = Array.from(this.#sums, (sum, place): Reason & { readonly isSure: boolean } => {
      const amount = sum / this.#worlds;
      const variance = numberAt(this.#squares, place) / this.#worlds - amount ** 2;
      const isSure = amount > SURE * Math.sqrt(Math.max(0, variance) / this.#worlds);
      const feature = features[place];
      return { ...(feature === undefined ? {} : { feature }), amount, isSure };
    });
    const all = found.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    return found
      .filter(({ amount, isSure }) => isSure && amount >= SLIGHT && amount >= PART * all)
      .sort((one, other) => other.amount - one.amount)
      .slice(0, MOST_REASONS)
      .map(({ isSure: _, ...reason }) => reason);
  }

  /** Plays a choice and on to where the position rests; writes what each feature adds there for the camp of the seat. */
  #weigh(state: State, choice: number, into: Float64Array): void {
    into.fill(0);
    play(this.#game, state, this.#seat, at(this.#game.choices(state, this.#seat), choice));
    const shares = this.#leaf.rest(state);
    const camps = this.#insight.camps(state);
    const own = at(camps, this.#seat);
    if (shares === undefined) this.#weighFeatures(state, camps, own, into);
    else into[into.length - 1] = logitOf(numberAt(shares, own));
  }

  #weighFeatures(state: State, camps: readonly number[], own: number, into: Float64Array): void {
    const { features, weights } = this.#insight;
    const vector = vectorOf(weights, this.#insight.model(state), features);
    const measured = new Float64Array(features.length);
    const others = campsIn(camps) - 1;
    for (const [seat, camp] of camps.entries()) {
      const members = camps.filter((each) => each === camp).length;
      const part = (camp === own ? 1 : -1 / others) / members;
      this.#insight.measure(state, seat, measured);
      for (let place = 0; place < features.length; place++)
        add(into, place, part * numberAt(vector, place) * numberAt(measured, place));
    }
  }
}

/** The logarithm of the odds of what came of a finished game, as if it were not quite sure. */
function logitOf(share: number): number {
  const chance = Math.min(DECIDED, Math.max(1 - DECIDED, share));
  return Math.log(chance / (1 - chance));
}
