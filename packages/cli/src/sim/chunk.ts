import type { Kit } from "@medallion/kernel";
import { playNumber } from "./game.ts";
import type { Plan } from "./plan.ts";
import { count, emptyTally, type Tally } from "./tally.ts";

/** Games of a plan that one thread plays in one go. */
export interface Chunk {
  readonly first: number;
  readonly games: number;
}

export interface ChunkResult {
  readonly tally: Tally;
  /** The game that broke off, and why; those after it were not played. */
  readonly failure?: Failure;
}

export interface Failure {
  readonly number: number;
  readonly reason: string;
}

export function playChunk(kit: Kit, plan: Plan, chunk: Chunk): ChunkResult {
  const tally = emptyTally();
  for (let number = chunk.first; number < chunk.first + chunk.games; number++) {
    try {
      count(tally, playNumber(kit, plan, number));
    } catch (failure) {
      return {
        tally,
        failure: { number, reason: failure instanceof Error ? failure.message : String(failure) },
      };
    }
  }
  return { tally };
}
