import type { Effort, Suite } from "@medallion/suites";

/** What somebody asked for. */
export interface Asked {
  /** Games per game of the registry, spread over its cases. */
  readonly games: number;
  /** Games of each case that get the costlier comparisons at every step. */
  readonly costly: number;
  /** Elsewhere they are made at every so manieth step. */
  readonly every: number;
  /** Games of each case under all suites; the others are played to the end alone. */
  readonly thorough: number;
  readonly seed: string;
  readonly cases: readonly string[];
  readonly only: Suite | undefined;
}

/** A share of the work that one thread does in one go. */
export interface Job {
  readonly game: string;
  readonly effort: Effort;
}

/** Games of one case in a job; fixed, so that the same games are played on any number of cores. */
const SHARE = 50;

/** The jobs for one game, fairly spread over its cases; the first shares, which hold the costly games, come first. */
export function planJobs(game: string, cases: readonly string[], asked: Asked): Job[] {
  const chosen = asked.cases.length === 0 ? cases : cases.filter((name) => asked.cases.includes(name));
  const efforts = chosen.flatMap((name, index) => {
    const games = Math.floor(asked.games / chosen.length) + (index < asked.games % chosen.length ? 1 : 0);
    const thorough = Math.min(games, asked.thorough);
    return [
      ...shares(name, thorough, asked, asked.only),
      ...shares(name, games - thorough, { ...asked, seed: `${asked.seed}.end`, costly: 0 }, "end"),
    ];
  });
  return efforts.sort((a, b) => a.share - b.share).map(({ effort }) => ({ game, effort }));
}

function shares(
  name: string,
  games: number,
  { seed, costly, every }: Asked,
  only: Suite | undefined,
): { readonly share: number; readonly effort: Effort }[] {
  return Array.from({ length: Math.ceil(games / SHARE) }, (_, share) => ({
    share,
    effort: {
      seed: games <= SHARE ? seed : `${seed}.${share}`,
      games: Math.min(SHARE, games - share * SHARE),
      costlyGames: Math.max(0, Math.min(SHARE, costly - share * SHARE)),
      costlyEvery: every,
      cases: [name],
      ...(only === undefined ? {} : { only }),
    },
  }));
}
