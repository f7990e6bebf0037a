import type { Study } from "@medallion/fittings";
import type { Kit } from "@medallion/kernel";
import { playNumber } from "./game.ts";
import type { Plan } from "./plan.ts";
import { countStudy, emptyStudy, type StudyTally } from "./study/count.ts";
import { count, emptyTally, type Tally } from "./tally.ts";

/** Games of a plan that one thread plays in one go. */
export interface Chunk {
  /** The place of the plan among all that are played. */
  readonly plan: number;
  readonly first: number;
  readonly games: number;
}

export interface ChunkResult {
  readonly chunk: Chunk;
  readonly tally: Tally;
  readonly studied: StudyTally;
  /** The game that broke off, and why; those after it were not played. */
  readonly failure?: Failure;
}

export interface Failure {
  readonly plan: number;
  readonly number: number;
  readonly reason: string;
}

/** What is only counted for a report is left out without `study`. */
export function playChunk(kit: Kit, plan: Plan, chunk: Chunk, study?: Study): ChunkResult {
  const tally = emptyTally();
  const studied = emptyStudy();
  for (let number = chunk.first; number < chunk.first + chunk.games; number++) {
    try {
      const played = playNumber(kit, plan, number, study);
      count(tally, played);
      countStudy(studied, played, study);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      return { chunk, tally, studied, failure: { plan: chunk.plan, number, reason } };
    }
  }
  return { chunk, tally, studied };
}
