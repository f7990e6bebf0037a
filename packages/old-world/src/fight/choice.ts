import type { Seat } from "@medallion/kernel";
import type { School } from "../data/index.ts";
import type { Half } from "../state-fight.ts";

/** Answers that only questions of this folder give. */
export type FightChoice =
  /** DP-31: one gold on this fighter. */
  | { readonly kind: "bet"; readonly on: Seat }
  /** DP-40: on to the combo. */
  | { readonly kind: "goOn" }
  /** DP-40: `with` is the trophy that makes it free (OW-11.23), by its place in `Box.abilities`. */
  | { readonly kind: "potion"; readonly potion: string; readonly with?: number }
  /** DP-40, DP-45, DP-46: with the numbers of this level; `with` is the trophy that repeats it (OW-17.12). */
  | {
      readonly kind: "specialization";
      readonly school: School;
      readonly level: number;
      readonly with?: number;
    }
  /**
   * DP-44: lays a hand card on the combo. `extension` counts from 1 and is the one it activates on the card below;
   * the first card and a free one activate none.
   */
  | {
      readonly kind: "lay";
      readonly card: string;
      readonly extension?: number;
      readonly free?: true;
    }
  /** DP-48: the top card of the own discard pile to hand, or a combo card back to hand. */
  | { readonly kind: "takeTop"; readonly card: string }
  | { readonly kind: "returnCard"; readonly card: string }
  /** DP-50, DP-54: `card` is the fight card once it is revealed. */
  | { readonly kind: "attack"; readonly attack: Half; readonly card?: string }
  /** DP-47, DP-53: of the opponent's cards looked at, by the id of an action or a fight card. */
  | { readonly kind: "discardSeen"; readonly card: string }
  | { readonly kind: "putOnTop"; readonly card: string };
