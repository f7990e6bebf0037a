import { oldWorldKit } from "@medallion/old-world";
import type { Scene } from "../../../scene/scene.ts";
import { TrialTable, trialScene } from "../../../table/test/trial-table.ts";

/** A table of Old World: how many sit there, and with which rules. */
export interface OldWorldTrial {
  readonly name: string;
  readonly mode: "adventure" | "solo";
  readonly seats: number;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** Asks all that can be asked, and hides all that can be hidden. */
const ALL_ASKED = {
  autoResolveSingle: false,
  secretBets: true,
  deckListAlwaysVisible: false,
  schoolSelection: "free",
};

/** Every number of players; half of them ask all that can be asked. */
export const TRIALS: readonly OldWorldTrial[] = [1, 2, 3, 4, 5].map((seats) => ({
  name: `${seats} seats`,
  mode: seats === 1 ? "solo" : "adventure",
  seats,
  rules: seats % 2 === 0 ? ALL_ASKED : {},
}));

export interface OldWorldMoment {
  readonly table: TrialTable;
  /** What a seat, or a spectator, sees now. */
  look(seat: number | null): Promise<Scene>;
  /** Who answers next. */
  readonly seat: number;
}

/** The moments of a random game in which somebody is asked. */
export function* trialGame({ mode, seats, rules }: OldWorldTrial, seed: string): Generator<OldWorldMoment> {
  const table = new TrialTable({ mode, seats, rules }, oldWorldKit);
  const look = (seat: number | null) => trialScene(table, seat, oldWorldKit);
  for (const seat of table.turns(seed)) yield { table, look, seat };
}
