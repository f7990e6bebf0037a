import type { Ref } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import type { Zone } from "../../../games/gwent/motion/plan/zones.ts";

/** How a card gets from one place to another. */
export type Way = "lay" | "arc" | "draw" | "fall" | "sweep" | "rise" | "turn";

/** A card that changes its place, or turns into another one where it lies. */
export interface Travel {
  readonly kind: "travel";
  readonly way: Way;
  /** What it is called where it arrives; a card that stays closed has no name. */
  readonly card?: Ref | undefined;
  /** What it was called where it came from, if that was something else. */
  readonly was?: Ref | undefined;
  readonly id?: string | undefined;
  readonly from: Zone;
  readonly to: Zone;
}

/** Why a strength changed: a link of the engine's chain of reasons. */
export interface Why {
  readonly key: string;
  readonly by: number;
}

/** A number that becomes another one. */
export interface Count {
  readonly kind: "count";
  /** The card whose strength it is, or the zone of a total. */
  readonly on: Ref | Zone;
  readonly from: number;
  readonly to: number;
}

export interface Cause {
  readonly kind: "cause";
  readonly why: Why;
  readonly side: number;
  readonly row: RowName;
  /** The units that it changed, with those that they are bound to. */
  readonly cards: readonly Ref[];
}

export type Act =
  | Travel
  | Count
  | Cause
  /** Marked, cracked and grey: what a scorch destroys, and nothing else. */
  | { readonly kind: "burn"; readonly cards: readonly Ref[] }
  | { readonly kind: "sky"; readonly rows: readonly RowName[]; readonly comes: boolean }
  | { readonly kind: "ripple"; readonly side: number; readonly row: RowName }
  /** A line through units that stand together. */
  | { readonly kind: "link"; readonly cards: readonly Ref[] }
  | { readonly kind: "press"; readonly seat: number }
  | { readonly kind: "lift"; readonly zone: Zone }
  | { readonly kind: "glance"; readonly on: Ref | Zone }
  /** News that are not to be read before what they tell of was seen. */
  | { readonly kind: "reveal"; readonly zone: Zone }
  | { readonly kind: "ring"; readonly side: number; readonly won: boolean }
  | { readonly kind: "gem"; readonly side: number; readonly by: number };

/** Something that moves, and when, counted from the beginning. */
export type Cue = Act & { readonly at: number; readonly ms: number };

/** When each event has its turn; sound goes by it. */
export interface Beat {
  /** The place of the event in the batch. */
  readonly event: number;
  readonly at: number;
  /** When what it moves arrives; at once, if it moves nothing. */
  readonly lands: number;
}

export interface Timeline {
  readonly cues: readonly Cue[];
  readonly beats: readonly Beat[];
  readonly ms: number;
}
