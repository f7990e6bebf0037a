import {
  at,
  begin,
  type Choice,
  type Event,
  type Game,
  type Outcome,
  play,
  type Random,
  type RandomState,
} from "@medallion/kernel";
import { campsIn, shareOut } from "./camps.ts";
import type { GameSamples } from "./fit/samples.ts";
import type { Insight } from "./insight.ts";
import { quickRandom } from "./quick-random.ts";

/** A game that its quick policy played against itself. */
export interface SelfPlayed {
  readonly length: number;
  readonly outcome: Outcome;
  readonly samples: GameSamples;
}

export interface SelfPlay<State, Options, C extends Choice, View> {
  readonly game: Game<State, Options, C, Event, View>;
  readonly insight: Insight<State, C, View>;
  readonly options: Options;
  /** The chance of the game, and that of those who play it. */
  readonly random: RandomState;
  readonly chance: Random;
  /** How many of its positions are kept at most, and how many choices a game can have. */
  readonly positions: number;
  readonly longest: number;
}

/** Plays one game by the quick policy; of its positions that can be valued some are kept, each as likely as another. */
export function playBySelf<State, Options, C extends Choice, View>(
  asked: SelfPlay<State, Options, C, View>,
): SelfPlayed {
  const { game, insight, positions, longest } = asked;
  const chance = quickRandom(asked.chance);
  const state = begin(game, asked.options, asked.random);
  const model = insight.model(state);
  const camps = insight.camps(state);
  const kept: Float32Array[] = [];
  let met = 0;
  let length = 0;
  for (let [question] = game.questions(state); question !== undefined; [question] = game.questions(state)) {
    if (++length > longest) throw new Error(`no end after ${longest} choices`);
    if (insight.rests(state)) {
      // Whoever is kept is as likely to be any of those met: a reservoir.
      const place = met < positions ? met : chance.below(met + 1);
      if (place < positions) kept[place] = measuredBy(insight, state, camps);
      met += 1;
    }
    const choices = game.choices(state, question.seat);
    const index = choices.length === 1 ? 0 : insight.pick(state, question.seat, choices, chance);
    play(game, state, question.seat, at(choices, index));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error("the game rests without an outcome");
  const shares = new Float64Array(campsIn(camps));
  shareOut(game, insight, state, shares);
  return { length, outcome, samples: { model, shares: [...shares], measured: joined(kept) } };
}

/** Camp after camp the means of the features over its seats. */
function measuredBy<State, C extends Choice, View>(
  insight: Insight<State, C, View>,
  state: State,
  camps: readonly number[],
): Float32Array {
  const count = insight.features.length;
  const means = new Float32Array(campsIn(camps) * count);
  const one = new Float64Array(count);
  for (const [seat, camp] of camps.entries()) {
    const members = camps.filter((other) => other === camp).length;
    insight.measure(state, seat, one);
    for (const [feature, has] of one.entries()) {
      const place = camp * count + feature;
      means[place] = (means[place] ?? 0) + has / members;
    }
  }
  return means;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}
