/** Why a bot's move went to the fallback: it ended or was never there, was too slow, or answered what is no answer. */
export type LossKind = "broke" | "late" | "nonsense";

/** By bot: how many questions it was asked, how many of them it lost and how, and the first reason. */
export type Losses = Record<string, Lost>;

export interface Lost {
  asked: number;
  readonly kinds: Record<LossKind, number>;
  why?: string;
}

export function lostOf(losses: Losses, bot: string): Lost {
  losses[bot] ??= { asked: 0, kinds: { broke: 0, late: 0, nonsense: 0 } };
  return losses[bot];
}

/** Adds what came later. */
export function addLosses(into: Losses, from: Losses): void {
  for (const [bot, { asked, kinds, why }] of Object.entries(from)) {
    const lost = lostOf(into, bot);
    lost.asked += asked;
    lost.kinds.broke += kinds.broke;
    lost.kinds.late += kinds.late;
    lost.kinds.nonsense += kinds.nonsense;
    if (lost.why === undefined && why !== undefined) lost.why = why;
  }
}

export function movesLost({ kinds }: Lost): number {
  return kinds.broke + kinds.late + kinds.nonsense;
}
