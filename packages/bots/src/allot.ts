/** Milliseconds that a bot that thinks ahead has at least, however long it waited. */
const LEAST = 10;

/** Somebody who thinks ahead and is about to begin. */
export interface Waited {
  /** Milliseconds that it usually takes, and that it has waited. */
  readonly usual: number;
  readonly waited: number;
  /** How many others wait for the same threads, who think ahead too. */
  readonly others: number;
  readonly threads: number;
}

/** Waiting counts: each gets its part of the time that is left, so that all who wait now answer within theirs. */
export function allotted({ usual, waited, others, threads }: Waited): number {
  const rounds = Math.ceil((others + 1) / threads);
  return Math.max(LEAST, (usual - waited) / rounds);
}
