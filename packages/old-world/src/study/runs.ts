import type { StudyRun } from "@medallion/fittings";
import { isStrength, strengthRun } from "@medallion/fittings";

const GAMES = 1000;
/** The best rating alone is a matter of luck even for who plays well: about one game in two thousand. */
const ALONE_GAMES = 10_000;
const GREEDY = "greedy";
const COMPETENT = "competent";

/**
 * Games of two to five equal greedy bots are what most targets are about. Alone and among five the better bot plays
 * besides: what it reaches shows what there is to be reached.
 */
export const RUNS: readonly StudyRun[] = [
  ...[2, 3, 4, 5].map((seats) => adventure(seats, GREEDY)),
  { ...adventure(5, COMPETENT), apart: true },
  solo(GREEDY, GAMES),
  solo(COMPETENT, ALONE_GAMES),
  strengthRun({
    request: { mode: "adventure", seats: 3 },
    bots: ["random", GREEDY, GREEDY],
    games: GAMES / 2,
  }),
];

function adventure(seats: number, bot: string): StudyRun {
  return {
    id: `adventure-${seats}-${bot}`,
    request: { mode: "adventure", seats },
    bots: [bot],
    games: GAMES,
  };
}

function solo(bot: string, games: number): StudyRun {
  return { id: `solo-${bot}`, request: { mode: "solo", seats: 1 }, bots: [bot], games, apart: true };
}

type Fits = (run: StudyRun) => boolean;

/** Runs of so many equal bots of a kind. */
export function among(seats: number, bot: "greedy" | "competent" = GREEDY): Fits {
  return (run) => run.request.seats === seats && run.bots.includes(bot) && !isStrength(run);
}

export const ALONE: Fits = ({ request }) => request.mode === "solo";
export const AGAINST_RANDOM: Fits = isStrength;
/** Alone too, where monsters of level III must be fought. */
export const AMONG_EQUALS: Fits = (run) => !isStrength(run);
