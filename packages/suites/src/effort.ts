/** To the end, twice the same, no leak. */
export const SUITES = ["end", "same", "leak"] as const;
export type Suite = (typeof SUITES)[number];

/** How much is played, and from which seed. */
export interface Effort {
  /** With one game per case it is the seed of that very game, so that a failure is replayed from its seed alone. */
  readonly seed: string;
  /** Games per case. */
  readonly games: number;
  /** The first games of each case that get the costlier comparisons at every step. */
  readonly costlyGames: number;
  /** Elsewhere they are made at every so manieth step; 25 unless said. */
  readonly costlyEvery?: number;
  /** Names of the cases to play; all unless said. */
  readonly cases?: readonly string[];
  /** The one suite to run; all unless said. */
  readonly only?: Suite;
}

export const COSTLY_EVERY = 25;
/** Longer games are looked at that closely only so far. */
export const COSTLY_STEPS = 600;

/** The seed of the game of this number in its case, counted from 0. */
export function seedOfGame(effort: Effort, caseName: string, game: number): string {
  return effort.games === 1 ? effort.seed : `${effort.seed}/${caseName}/${game}`;
}

export function suitesOf(effort: Effort): readonly Suite[] {
  return effort.only === undefined ? SUITES : [effort.only];
}

/** The command that plays one game again with all comparisons at every step: under one suite, or under all. */
export function commandFor(game: string, caseName: string, seed: string, suite?: Suite): string {
  const only = suite === undefined ? "" : ` --only ${suite}`;
  return `npm run soak -- --game ${game} --case "${caseName}" --seed "${seed}" --games 1${only}`;
}
