import type { View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import type { Cue, Ref, Timeline, Zone } from "../../../../drawn/film/plan/cue.ts";
import { Draft } from "../../../../drawn/film/plan/draft.ts";

/** What moves at this table alone. */
export type GwentAct =
  /** Marked, cracked and grey: what a scorch destroys, and nothing else. */
  | { readonly kind: "burn"; readonly cards: readonly Ref[] }
  | { readonly kind: "sky"; readonly rows: readonly RowName[]; readonly comes: boolean }
  | { readonly kind: "press"; readonly seat: number }
  | { readonly kind: "gem"; readonly side: number; readonly by: number };

export type GwentCue = Cue<GwentAct>;
export type GwentTimeline = Timeline<GwentAct>;

/** A timeline of Gwent in the making. */
export class GwentDraft extends Draft<GwentAct> {
  readonly before: View;
  readonly after: View;
  /** Units that stay when the field is cleared. */
  readonly kept = new Set<Ref>();
  /** What sides had in sum when a round ended on the way. */
  readonly totals: { readonly side: number; readonly total: number; readonly at: number }[] = [];

  constructor(before: View, after: View, where: Map<Ref, Zone>) {
    super(where);
    this.before = before;
    this.after = after;
  }

  own(own: GwentAct, ms: number): void {
    this.put({ kind: "own", own }, ms);
  }

  sideOf(player: number): number {
    return this.after.players[player]?.side ?? 0;
  }
}
