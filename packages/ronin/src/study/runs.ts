import type { StudyRun } from "@medallion/fittings";
import { isStrength, strengthRun } from "@medallion/fittings";

/** Facts 2.7 ask for at least so many games per number of players. */
const GAMES = 2000;
const FEWER = 1000;
const COMPETENT = "competent";

export const SEASONS = ["summer", "autumn", "winter"] as const;
const ALLIANCES = [3, 4, 5] as const;

/** Side A for two to five players is what most targets are about; the rest counts where a target asks for it. */
export const RUNS: readonly StudyRun[] = [
  ...ALLIANCES.map((seats) => allianceRun(seats, "A")),
  { id: "duo-A", request: { mode: "duo", seats: 2 }, bots: [COMPETENT], games: GAMES },
  ...ALLIANCES.map((seats) => ({ ...allianceRun(seats, "B"), games: FEWER, apart: true })),
  ...SEASONS.map((season) => ({
    id: `solo-${season}`,
    request: { mode: "solo", seats: 1, rules: { soloDifficulty: season } },
    bots: [COMPETENT],
    games: GAMES,
    apart: true,
  })),
  strengthRun({
    request: { mode: "alliance", seats: 4 },
    bots: ["random", COMPETENT, COMPETENT, COMPETENT],
    games: FEWER,
  }),
];

function allianceRun(seats: number, side: "A" | "B"): StudyRun {
  const rules = side === "A" ? {} : { rules: { allianceSide: side } };
  return {
    id: `alliance-${seats}-${side}`,
    request: { mode: "alliance", seats, ...rules },
    bots: [COMPETENT],
    games: GAMES,
  };
}

type Fits = (run: StudyRun) => boolean;

const sideOf = ({ request }: StudyRun): unknown => request.rules?.allianceSide ?? "A";

/** The runs of three to five equal players on one side of the boards. */
export function onSide(side: "A" | "B"): Fits {
  return (run) => run.request.mode === "alliance" && sideOf(run) === side && !isStrength(run);
}

/** The runs of equal players on side A with so many seats. */
export function withSeats(...seats: readonly number[]): Fits {
  return (run) => sideOf(run) === "A" && !isStrength(run) && seats.includes(run.request.seats ?? 0);
}

export function inSeason(season: (typeof SEASONS)[number]): Fits {
  return ({ request }) => request.mode === "solo" && request.rules?.soloDifficulty === season;
}

export const AGAINST_RANDOM: Fits = isStrength;
