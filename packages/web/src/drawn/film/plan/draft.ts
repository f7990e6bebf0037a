import type { Ref, View } from "@medallion/gwent";
import type { Zone } from "../../../games/gwent/motion/plan/zones.ts";
import type { Act, Beat, Cue, Travel } from "./cue.ts";

interface Moved {
  readonly card?: Ref | undefined;
  readonly was?: Ref | undefined;
  readonly id?: string | undefined;
}

/** A timeline in the making: what was planned so far, and where every card lies by then. */
export class Draft {
  readonly cues: Cue[] = [];
  readonly beats: Beat[] = [];
  /** The moment up to which things are planned. */
  now = 0;
  readonly before: View;
  readonly after: View;
  readonly where: Map<Ref, Zone>;
  /** Units that stay when the field is cleared. */
  readonly kept = new Set<Ref>();
  /** What sides had in sum when a round ended on the way. */
  readonly totals: { readonly side: number; readonly total: number; readonly at: number }[] = [];
  readonly #formerly = new Map<Ref, Ref>();

  constructor(before: View, after: View, where: Map<Ref, Zone>) {
    this.before = before;
    this.after = after;
    this.where = where;
  }

  put(act: Act, ms: number, at = this.now): void {
    this.cues.push({ ...act, at, ms });
  }

  /** Moves a card from where it lies, or, if nobody knows that, from where the event says it was. */
  move(moved: Moved, route: { from: Zone; to: Zone; way?: Travel["way"] }, ms: number, at = this.now): void {
    const { card, id } = moved;
    const was = moved.was ?? (card === undefined ? undefined : this.#formerly.get(card));
    const called = was ?? card;
    const from = (called === undefined ? undefined : this.where.get(called)) ?? route.from;
    const { to, way = "lay" } = route;
    this.put({ kind: "travel", way, card, was, id, from, to }, ms, at);
    if (called !== undefined) this.where.delete(called);
    if (card === undefined) return;
    this.#formerly.delete(card);
    this.where.set(card, to);
  }

  /** The card has another name now, but does not move yet. */
  rename({ card, was }: Moved, from: Zone): void {
    if (card === undefined) return;
    if (was !== undefined) this.#formerly.set(card, was);
    else if (!this.where.has(card)) this.where.set(card, from);
  }

  wait(ms: number): void {
    this.now += ms;
  }

  sideOf(player: number): number {
    return this.after.players[player]?.side ?? 0;
  }

  cardsIn(zone: Zone): readonly Ref[] {
    return [...this.where].flatMap(([card, place]) => (place === zone ? [card] : []));
  }

  get end(): number {
    return this.cues.reduce((latest, { at, ms }) => Math.max(latest, at + ms), this.now);
  }
}
