import type { Model } from "../weights.ts";
import { type Judgement, judge } from "./judge.ts";
import { fitLogit } from "./logit.ts";
import { type GameSamples, type ModelSamples, positionsOf } from "./samples.ts";

/** A fitted model, how it does on games that were kept apart, and how the game's own score alone would do there. */
export interface Fit {
  readonly model: Model;
  readonly judgement: Judgement;
  readonly scoreAlone: Judgement;
}

/** Digits of a weight: more would tell of chance alone. */
const DIGITS = 4;
/** A weight below counts for nothing. */
const NOTHING = 1e-6;

export function fit({ fitted, apart }: ModelSamples, features: readonly string[], seed: string): Fit {
  const vector = fitLogit(fitted, features.length).map(rounded);
  const judgement = judge(apart, vector);
  const model: Model = {
    seed,
    games: fitted.length,
    positions: positionsOf(fitted, features.length),
    loss: rounded(judgement.loss),
    error: rounded(judgement.error),
    weights: Object.fromEntries(features.map((feature, place) => [feature, vector[place] ?? 0])),
  };
  const one = (games: readonly GameSamples[]): readonly GameSamples[] =>
    games.map((game) => scoreOnly(game, features.length));
  return { model, judgement, scoreAlone: judge(one(apart), fitLogit(one(fitted), 1)) };
}

/** The same samples as if nothing but the first feature had been measured. */
function scoreOnly(game: GameSamples, features: number): GameSamples {
  return { ...game, measured: game.measured.filter((_, place) => place % features === 0) };
}

function rounded(number: number): number {
  return Math.abs(number) < NOTHING ? 0 : Number(number.toPrecision(DIGITS));
}
