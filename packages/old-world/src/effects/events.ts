import type { Seat } from "@medallion/kernel";
import type { Attribute } from "../data/index.ts";
import type { AbilityName } from "./choice.ts";

/** What is told from this folder. */
export type EffectEvent =
  | ({ readonly kind: "abilityUsed"; readonly seat: Seat } & AbilityName)
  /** OW-8.23. */
  | { readonly kind: "dieRolled"; readonly seat: Seat; readonly die: number }
  /** OW-8.15: twice the level of the attribute and a die. */
  | {
      readonly kind: "testRolled";
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly level: number;
      readonly die: number;
      readonly total: number;
    }
  /** OW-8.15: the level decides. */
  | {
      readonly kind: "levelTested";
      readonly seat: Seat;
      readonly of: Attribute | "witcherLevel";
      readonly level: number;
    }
  /** From the own discard pile. */
  | {
      readonly kind: "cardTakenBack";
      readonly seat: Seat;
      readonly card: string;
      readonly to: "hand" | "deck";
    }
  /** OW-11.26: hand cards went under the deck; only their owner hears which. */
  | {
      readonly kind: "cardsBuried";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** The owner looked at the top cards of the own deck. */
  | {
      readonly kind: "ownDeckLooked";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** So many of them came into the hand. */
  | {
      readonly kind: "seenCardsKept";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** The others lie on the own deck, or under it, in an order that only the owner knows. */
  | { readonly kind: "ownPutBack"; readonly seat: Seat; readonly to: "top" | "bottom" }
  /** OW-9.9, OW-9.10, OW-7.11, OW-7.12: what changes for the rest of this turn. */
  | { readonly kind: "phaseThreeDrawChanged"; readonly seat: Seat; readonly by: number }
  | { readonly kind: "phaseThreeDrawSet"; readonly seat: Seat; readonly to: number }
  | { readonly kind: "phaseThreeCardFree"; readonly seat: Seat }
  | { readonly kind: "skippedToPhaseThree"; readonly seat: Seat }
  | { readonly kind: "exploringForbidden"; readonly seat: Seat };
