import type { Cost } from "../box.ts";
import type { Card, Place, SchoolIndex, TerrainIndex } from "../state.ts";

/**
 * Questions of setup, turns, moves, the pool, potions and dice poker, with their decision points (section 19).
 * DP-01 is an option, because a host is no seat; DP-05 has one answer, because each board bears one name.
 */
export type RuleAsk =
  /** DP-02; an offer of the draft is seen by the chooser only. */
  | { readonly kind: "school"; readonly offer: readonly SchoolIndex[]; readonly open: boolean }
  /** DP-03. */
  | { readonly kind: "lair" }
  /** DP-04. */
  | { readonly kind: "headStart" }
  /** DP-07: `newest` first in the fallback. */
  | { readonly kind: "potionOverflow" }
  /** DP-10. */
  | { readonly kind: "phaseOne" }
  /** DP-11: how to pay for the move, card by card; `first` is the first of two cards, already named. */
  | { readonly kind: "movePayment"; readonly to: Place; readonly first: Card }
  /** DP-11 of a kept card that takes any 1 card (OW-5.23); the ability is spent with it. */
  | { readonly kind: "keptMovePayment"; readonly to: Place; readonly ability: number }
  /** DP-12. */
  | { readonly kind: "training" }
  /** DP-13. */
  | { readonly kind: "exchangeCard" }
  | { readonly kind: "exchangePool"; readonly most: number }
  /** DP-14. */
  | { readonly kind: "trailQuest"; readonly terrains: readonly TerrainIndex[] }
  /** DP-15. */
  | { readonly kind: "purge"; readonly left: number }
  /** DP-17, DP-18, DP-19: whose dice they are. */
  | { readonly kind: "reroll"; readonly dice: "own" | "challenged" | "locals" }
  /** DP-22. */
  | { readonly kind: "rideAction" }
  /** DP-30. */
  | { readonly kind: "phaseTwo" }
  /** DP-36 and DP-60. */
  | { readonly kind: "poolCard"; readonly cost: Cost }
  /** DP-70. */
  | { readonly kind: "phaseThreeDiscard" }
  /** DP-71. */
  | { readonly kind: "gain" }
  /** DP-72: so many hand cards are still to be paid for the card in this slot. */
  | { readonly kind: "gainPayment"; readonly slot: number; readonly left: number };
