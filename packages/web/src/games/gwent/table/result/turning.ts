import type { GwentEvent, View } from "@medallion/gwent";
import type { Past } from "../../../../scene/scene.ts";

/** The card that did most for whoever won a round. */
export interface Turning {
  /** Counted from 0, as the rounds of a match are listed. */
  readonly round: number;
  readonly player: number;
  readonly id: string;
  /** By how much it turned the score towards its side. */
  readonly swing: number;
}

/** Of every round that is over, the move that turned it most towards its winners, or of all, if it was a draw. */
export function turningOf(past: readonly Past[]): readonly Turning[] {
  const moves = past.flatMap((step, place): readonly Turning[] => {
    const before = past[place - 1]?.view as View | undefined;
    return before === undefined
      ? []
      : swingOf(before, step.view as View, step.events as readonly GwentEvent[]);
  });
  const { rounds = [], players = [] } = (past.at(-1)?.view ?? {}) as Partial<View>;
  return rounds.flatMap(({ winners }, round) => {
    const won = winners.length > 0 && winners.length < 2 ? winners : undefined;
    const own = moves.filter(
      (move) => move.round === round && (won === undefined || won.includes(players[move.player]?.side ?? -1)),
    );
    const [most] = own.toSorted((a, b) => b.swing - a.swing);
    return most === undefined || most.swing <= 0 ? [] : [most];
  });
}

function swingOf(before: View, after: View, events: readonly GwentEvent[]): readonly Turning[] {
  const played = events.find((event) => PLAYS.has(event.kind));
  if (played === undefined || !("seat" in played) || !("id" in played)) return [];
  const side = before.players[played.seat]?.side ?? 0;
  const ended = events.find((event) => event.kind === "roundEnded");
  const totals = ended?.kind === "roundEnded" ? ended.totals : after.sides.map(({ total }) => total);
  const former = before.sides.map(({ total }) => total);
  const swing = leadOf(totals, side) - leadOf(former, side);
  return [{ round: before.rounds.length, player: played.seat, id: played.id, swing }];
}

const PLAYS: ReadonlySet<GwentEvent["kind"]> = new Set<GwentEvent["kind"]>([
  "unitPlayed",
  "specialPlayed",
  "slotFilled",
  "leaderUsed",
]);

/** How far a side is ahead of the best of the others. */
function leadOf(totals: readonly number[], side: number): number {
  const others = totals.filter((_, other) => other !== side);
  return (totals[side] ?? 0) - Math.max(0, ...others);
}
