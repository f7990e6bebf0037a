import { at, type Choice, play, randomOf } from "@medallion/kernel";
import { asked, SOLVER } from "@medallion/scenarios/puzzle";
import { quickRandom, vectorOf } from "@medallion/search";
import type { Asking } from "./matter.ts";

const WORLDS = 200;
const MOST_REASONS = 2;
/** A feature that brings less of the score is no reason. */
const TOO_LITTLE = 0.05;
/** Choices until a position can be valued. */
const RESTLESS = 2000;

/** The features by which one choice is better than another, the strongest first: what comes of both in likely worlds. */
export function reasonsFor(asking: Asking, best: number, next: number, seed: string): readonly string[] {
  const { insight, state } = asking;
  const vector = vectorOf(insight.weights, insight.model(state), insight.features);
  const [good, other] = [gainsOf(asking, best, seed), gainsOf(asking, next, seed)];
  return insight.features
    .map((name, place) => ({ name, gain: ((good[place] ?? 0) - (other[place] ?? 0)) * (vector[place] ?? 0) }))
    .filter(({ gain }) => gain > TOO_LITTLE)
    .sort((one, two) => two.gain - one.gain)
    .slice(0, MOST_REASONS)
    .map(({ name }) => name);
}

/** The means of the features that the solver's camp has more than the others, after a choice. */
function gainsOf({ kit, insight, state: real }: Asking, place: number, seed: string): Float64Array {
  const { game } = kit;
  const random = quickRandom(randomOf(seed));
  const draw = insight.worlds(game.view(real, SOLVER));
  const sums = new Float64Array(insight.features.length);
  const one = new Float64Array(insight.features.length);
  for (let world = 0; world < WORLDS; world++) {
    const state = draw(random);
    play(game, state, SOLVER, at(game.choices(state, SOLVER), place));
    for (
      let choices = 0;
      choices < RESTLESS && game.outcome(state) === undefined && !insight.rests(state);
      choices++
    ) {
      const { seat } = at(game.questions(state), 0);
      const legal: readonly Choice[] = game.choices(state, seat);
      play(game, state, seat, at(legal, legal.length === 1 ? 0 : insight.pick(state, seat, legal, random)));
    }
    const camps = insight.camps(state);
    const own = at(camps, SOLVER);
    const mates = camps.filter((camp) => camp === own).length;
    for (const [seat, camp] of camps.entries()) {
      insight.measure(state, seat, one);
      const share = camp === own ? 1 / mates : -1 / Math.max(1, camps.length - mates);
      for (let feature = 0; feature < one.length; feature++)
        sums[feature] = (sums[feature] ?? 0) + ((one[feature] ?? 0) * share) / WORLDS;
    }
  }
  return sums;
}

/** How hard the answer is to see. */
export function levelOf(
  { kit, insight, state, places }: Asking,
  best: number,
  seed: string,
): "easy" | "medium" | "hard" {
  const { question, choices } = asked(kit, state);
  const ratings = kit.knowledge.rate(kit.game.view(state, SOLVER), question, choices, randomOf(seed));
  const liked = new Float64Array(choices.length);
  insight.rate(state, SOLVER, choices, liked);
  const isFirst = (all: ArrayLike<number>): boolean =>
    places.every((place) => place === best || (all[place] ?? 0) < (all[best] ?? 0));
  const seen = [isFirst(ratings), isFirst(liked)].filter((each) => each).length;
  return seen === 2 ? "easy" : seen === 1 ? "medium" : "hard";
}
