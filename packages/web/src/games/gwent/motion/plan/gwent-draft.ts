import type { View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import type { Cue, Ref, Timeline, Zone } from "../../../../drawn/film/plan/cue.ts";
import { Draft } from "../../../../drawn/film/plan/draft.ts";
import { SHOWN } from "../../../../drawn/film/plan/timing.ts";
import { MS } from "./timing.ts";

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
  /** The field as its numbers were counted last. */
  counted: View;
  /** So many more or fewer cards in places whose cards nobody sees move. */
  readonly shuffled: { readonly zone: Zone; readonly by: number; readonly at: number }[] = [];
  readonly #said = new Map<Zone, { readonly number: number; readonly at: number }>();

  /** Who looks; null, if it is nobody at the table. */
  readonly viewer: number | null;

  constructor(before: View, after: View, where: Map<Ref, Zone>, viewer: number | null) {
    super(where);
    this.viewer = viewer;
    this.before = before;
    this.after = after;
    this.counted = before;
  }

  own(own: GwentAct, ms: number): void {
    this.put({ kind: "own", own }, ms);
  }

  /** The number of a place is another one from here on; one step after the other, however close they come. */
  count(zone: Zone, first: number, to: number, at = this.now): void {
    const said = this.#said.get(zone) ?? { number: first, at: Number.NEGATIVE_INFINITY };
    if (said.number === to) return;
    const then = Math.max(at, said.at + MS.countApart);
    this.put({ kind: "count", on: { zone }, from: said.number, to }, MS.count, then);
    this.#said.set(zone, { number: to, at: then });
  }

  /** Cards of a pile are in a deck from here on. */
  shuffle(pile: Zone, deck: Zone, cards: number): void {
    this.shuffled.push({ zone: pile, by: -cards, at: this.now }, { zone: deck, by: cards, at: this.now });
  }

  /** How long a card of this player is seen large on its way: one's own one has seen. */
  shows(player: number): number | undefined {
    return player === this.viewer ? undefined : SHOWN;
  }

  sideOf(player: number): number {
    return this.after.players[player]?.side ?? 0;
  }
}
