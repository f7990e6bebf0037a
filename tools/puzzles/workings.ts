import type { PositionWriter } from "@medallion/fittings";
import { findKit, type GameKit } from "@medallion/games";
import type { Insight } from "@medallion/search";
import { type MiningPlan, PLANS } from "./plans.ts";

/** All that is needed to work on puzzles of a game. */
export interface Workings {
  readonly kit: GameKit;
  readonly insight: Insight;
  readonly writer: PositionWriter;
  readonly plan: MiningPlan;
}

export async function workingsOf(game: string): Promise<Workings> {
  const kit = findKit(game);
  const plan = PLANS[game];
  const insight = await kit?.insight?.();
  const writer = await kit?.writer?.();
  if (kit === undefined || plan === undefined || insight === undefined || writer === undefined)
    throw new Error(`there are no puzzles of "${game}": write one of ${Object.keys(PLANS).join(", ")}`);
  return { kit, insight, writer, plan };
}
