import type { Sym } from "@medallion/ronin";
import { type Cue, type Ref, type Timeline, ToldDraft, type Zone } from "../../../../drawn/index.ts";

/** What moves at this table alone. */
export type RoninAct =
  /** A banner is planted beside the place that its player takes. */
  | { readonly kind: "plant"; readonly banner: Ref; readonly zone: Zone }
  /** The card whose effect acts. */
  | { readonly kind: "light"; readonly card: Ref }
  /** A brush cross falls on lost symbols. */
  | { readonly kind: "cross"; readonly card: Ref }
  /** A token flies from a card, or from where it is, to the symbols of its owner. */
  | { readonly kind: "token"; readonly from: Ref | undefined; readonly to: Zone; readonly symbol: Sym }
  /** A cup is passed from one card to the other along a brushed arc; then both show how much they get. */
  | {
      readonly kind: "tea";
      readonly from: Ref;
      readonly to: Ref;
      readonly board: number | undefined;
      readonly points: number;
      /** Who pours, and what both get. */
      readonly words: string;
      /** Whether it is the viewer who pours or drinks. */
      readonly own: boolean;
    }
  /** Points fall off the end of a board's track. */
  | { readonly kind: "spill"; readonly board: number; readonly points: number }
  /** The marker of a board goes from space to space; `when` is the part of the time at which it gets there. */
  | { readonly kind: "climb"; readonly board: number; readonly stops: readonly Stop[] }
  /** An ability's plaque swings once. */
  | { readonly kind: "swing"; readonly zone: Zone };

export interface Stop {
  readonly space: number;
  readonly when: number;
}

export type RoninTimeline = Timeline<RoninAct>;

/** A timeline of Ronin in the making. */
export class RoninDraft extends ToldDraft<RoninAct> {
  readonly #climbs = new Map<number, { readonly space: number; readonly at: number }[]>();

  /** A card that lay there before looks as it did until now; one that has come meanwhile is seen as it is. */
  change(card: Ref, ms: number): void {
    const is = (cue: Cue<RoninAct>): boolean =>
      (cue.kind === "travel" && cue.card === card) ||
      (cue.kind === "count" && "card" in cue.on && cue.on.card === card);
    if (!this.cues.some(is)) this.put({ kind: "count", on: { card }, from: 1, to: 0 }, ms);
  }

  /** The marker of a board gets to a space now. */
  climb(board: number, space: number): void {
    const steps = this.#climbs.get(board) ?? [];
    steps.push({ space, at: this.now });
    this.#climbs.set(board, steps);
  }

  /** Puts what had to wait until everything is planned. */
  finish(markerOf: (board: number) => number, step: number): void {
    for (const [board, steps] of this.#climbs) {
      const [first, last] = [steps[0], steps.at(-1)];
      if (first === undefined || last === undefined) continue;
      const ms = last.at - first.at + step;
      const stops = steps.map(({ space, at }) => ({ space, when: (at + step - first.at) / ms }));
      this.own(
        { kind: "climb", board, stops: [{ space: markerOf(board), when: 0 }, ...stops] },
        ms,
        first.at,
      );
    }
    this.reveals();
  }
}
