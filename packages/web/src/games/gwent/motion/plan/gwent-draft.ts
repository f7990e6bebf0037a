import type { View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import type { Cue, Ref, Timeline, Zone } from "../../../../drawn/film/plan/cue.ts";
import { Draft } from "../../../../drawn/film/plan/draft.ts";
import { SHOWN } from "../../../../drawn/film/plan/timing.ts";

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

  /** Who looks; null, if it is nobody at the table. */
  readonly viewer: number | null;

  constructor(before: View, after: View, where: Map<Ref, Zone>, viewer: number | null) {
    super(where);
    this.viewer = viewer;
    this.before = before;
    this.after = after;
  }

  own(own: GwentAct, ms: number): void {
    this.put({ kind: "own", own }, ms);
  }

  /** How long a card of this player is seen large on its way: one's own one has seen. */
  shows(player: number): number | undefined {
    return player === this.viewer ? undefined : SHOWN;
  }

  sideOf(player: number): number {
    return this.after.players[player]?.side ?? 0;
  }
}
