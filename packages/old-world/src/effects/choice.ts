/** Which card an ability stands on; `id` is the monster, attribute, school or story it is named after. */
export interface AbilityName {
  readonly on: "monster" | "monsterTrophy" | "attributeTrophy" | "schoolTrophy" | "kept";
  readonly id: string;
  /** Its place among the abilities of the card. */
  readonly ability: number;
}

/** Answers that only questions of this folder give. */
export type EffectChoice =
  /** DP-39, and in the menu of step 1 (DP-40). */
  | ({ readonly kind: "use" } & AbilityName)
  /** DP-53: a card of the own discard pile into the hand or into the deck. */
  | { readonly kind: "takeBack"; readonly card: string; readonly to: "hand" | "deck" }
  /** DP-53: a hand card under the own deck. */
  | { readonly kind: "bury"; readonly card: string }
  /** DP-53: a card among those looked at goes into the hand. */
  | { readonly kind: "keepSeen"; readonly card: string }
  /** DP-53: a card among those looked at is put back next; the first one on top lies uppermost. */
  | { readonly kind: "putBack"; readonly card: string; readonly to: "top" | "bottom" };
