import type { RoundResult, View } from "@medallion/gwent";

/** How a round ended. */
export interface News {
  /** Counted from 1. */
  readonly round: number;
  readonly result: RoundResult;
}

/** Whether somebody has acted in a round since the last one ended; after the last round nobody does. */
export function isGoingOn({ acted, phase }: Pick<View, "acted" | "phase">): boolean {
  return acted && phase !== "over";
}

/** The round that ended last, if nobody has acted in the next one; `seen` rounds were read already. */
export function newsOf(view: Pick<View, "rounds" | "acted" | "phase">, seen: number): News | undefined {
  const result = view.rounds.at(-1);
  if (result === undefined || view.rounds.length <= seen || isGoingOn(view)) return undefined;
  return { round: view.rounds.length, result };
}
