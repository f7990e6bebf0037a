import type { Effort, Suite } from "@medallion/suites";

/** What somebody asked for. */
export interface Asked {
  /** Games per game of the registry, spread over its cases. */
  readonly games: number;
  /** Games of each case that get the costlier comparisons at every step. */
  readonly costly: number;
  /** Elsewhere they are made at every so manieth step. */
  readonly every: number;
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
  const jobs: { share: number; job: Job }[] = [];
  for (const [index, name] of chosen.entries()) {
    const games = Math.floor(asked.games / chosen.length) + (index < asked.games % chosen.length ? 1 : 0);
    for (let share = 0; share * SHARE < games; share++) {
      const effort: Effort = {
        seed: games <= SHARE ? asked.seed : `${asked.seed}.${share}`,
        games: Math.min(SHARE, games - share * SHARE),
        costlyGames: Math.max(0, Math.min(SHARE, asked.costly - share * SHARE)),
        costlyEvery: asked.every,
        cases: [name],
        ...(asked.only === undefined ? {} : { only: asked.only }),
      };
      jobs.push({ share, job: { game, effort } });
    }
  }
  return jobs.sort((a, b) => a.share - b.share).map(({ job }) => job);
}
