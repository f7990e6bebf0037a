import { at } from "@medallion/kernel";

/** What one game of bots teaches: some of its positions as they were measured, and how it ended. Plain data. */
export interface GameSamples {
  readonly model: string;
  /** What each camp got in the end. */
  readonly shares: readonly number[];
  /** Position after position, in each camp after camp, of each the mean of every feature over its seats. */
  readonly measured: Float32Array;
}

/** The samples of games that one model values: those it is fitted to, and those kept apart to judge it by. */
export interface ModelSamples {
  readonly fitted: GameSamples[];
  readonly apart: GameSamples[];
}

/** One game in so many is kept apart. */
const APART_EVERY = 5;

/** All samples by their model. Which games are kept apart follows from the order they come in. */
export class Samples {
  readonly models = new Map<string, ModelSamples>();

  add(game: GameSamples): void {
    const samples = this.models.get(game.model) ?? { fitted: [], apart: [] };
    this.models.set(game.model, samples);
    const number = samples.fitted.length + samples.apart.length;
    (number % APART_EVERY === 0 ? samples.apart : samples.fitted).push(game);
  }
}

/** How many positions of a game were kept, where so many features were measured. */
export function positionsIn({ shares, measured }: GameSamples, features: number): number {
  return measured.length / (features * shares.length);
}

export function positionsOf(games: readonly GameSamples[], features: number): number {
  return games.reduce((sum, game) => sum + positionsIn(game, features), 0);
}

/** Calls with each position: where its numbers begin in those of its game. */
export function eachPosition(
  games: readonly GameSamples[],
  features: number,
  look: (game: GameSamples, from: number) => void,
): void {
  for (const game of games) {
    const size = features * game.shares.length;
    for (let from = 0; from < game.measured.length; from += size) look(game, from);
  }
}

/** The scores that a vector of weights gives the camps of a position. */
export function scoresAt(
  { shares, measured }: GameSamples,
  from: number,
  vector: Float64Array,
  into: Float64Array,
): void {
  const features = vector.length;
  for (let camp = 0; camp < shares.length; camp++) {
    const start = from + camp * features;
    let score = 0;
    for (let feature = 0; feature < features; feature++)
      score += (vector[feature] ?? 0) * (measured[start + feature] ?? 0);
    into[camp] = score;
  }
}

/** The loss of one camp's chance: how surprising the result was. Shares of several camps add up. */
export function lossOf({ shares }: GameSamples, chances: Float64Array): number {
  const surprise = (chance: number): number => -Math.log(Math.max(chance, 1e-12));
  if (shares.length === 1) {
    const [share, chance] = [at(shares, 0), chances[0] ?? 0];
    return share * surprise(chance) + (1 - share) * surprise(1 - chance);
  }
  return shares.reduce(
    (sum, share, camp) => sum + (share === 0 ? 0 : share * surprise(chances[camp] ?? 0)),
    0,
  );
}
