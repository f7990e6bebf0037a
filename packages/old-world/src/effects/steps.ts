import type { Seat } from "@medallion/kernel";
import type { AttributePick, Moment, Zone } from "../data/index.ts";
import type { AskRules, Runs } from "../rules/kinds.ts";
import type { AbilityIndex, AttributeIndex, KeepIndex, ListIndex } from "../state.ts";
import { runEffects, settleEffect } from "./apply.ts";
import { ATTRIBUTE, pickSecond } from "./attribute.ts";
import { DISCARD_CARDS, REMOVE_CARDS } from "./cards.ts";
import { runDiceBeaten, runDiceDone, runShortFightDraw, runShortFightRow } from "./control.ts";
import { CYCLE_HAND } from "./cycle-hand.ts";
import { leaveOwner } from "./leave.ts";
import { ORDER_OWN, TAKE_SEEN } from "./look.ts";
import { ABILITY, offerOptional, openMoment, runCompulsory } from "./moments.ts";
import { DISCARD_TO_DECK, TAKE_DISCARD } from "./pile.ts";
import { DISCARD_POTIONS } from "./potions.ts";
import { TRAIL } from "./trail.ts";

export type EffectStep =
  /** Applies the effects of a list from `at` on, one at a time, for the seat. */
  | { readonly do: "effects"; readonly list: ListIndex; readonly at: number; readonly seat: Seat }
  /** In a fight, after an effect and all it asked for. */
  | { readonly do: "settleEffect" }
  /** All abilities of the seat's cards at a moment, compulsory ones first (OW-11.20). */
  | { readonly do: "moment"; readonly when: Moment; readonly seat: Seat }
  | { readonly do: "compulsory"; readonly seat: Seat; readonly ability: AbilityIndex }
  /** Offers optional abilities until none is wanted; `used` were used at this occurrence of the moment. */
  | {
      readonly do: "optional";
      readonly seat: Seat;
      readonly when: Moment;
      readonly used: readonly AbilityIndex[];
    }
  /** A kept card whose ability has worked leaves (OW-8.21). */
  | { readonly do: "leave"; readonly seat: Seat; readonly keep: KeepIndex }
  /** The other of the two lowest attributes (OW-3.26). */
  | {
      readonly do: "secondLowest";
      readonly seat: Seat;
      readonly n: 1 | -1;
      readonly except: AttributeIndex;
    }
  /** The fixed hand of dice at this place of a list was beaten (OW-6.15); or the dice have been compared. */
  | { readonly do: "diceBeaten"; readonly seat: Seat; readonly list: ListIndex; readonly at: number }
  | { readonly do: "diceDone"; readonly list: ListIndex }
  /** Draws before the combo of a short fight (OW-8.16). */
  | { readonly do: "shortFightDraw"; readonly seat: Seat; readonly count: number }
  /** The combo of a short fight was played (OW-8.16). */
  | {
      readonly do: "shortFightRow";
      readonly seat: Seat;
      readonly list: ListIndex;
      readonly at: number;
      readonly damage: number;
    };

export type EffectAsk =
  /** DP-34. `except` was chosen before (twoLowest). */
  | {
      readonly kind: "attribute";
      readonly which: Extract<AttributePick, "any" | "lowest" | "twoLowest">;
      readonly n: 1 | -1;
      readonly except: AttributeIndex;
    }
  /** DP-35. */
  | { readonly kind: "trail" }
  /** DP-37: so many cards are still to be discarded from the zone; a deck is shuffled afterwards. */
  | { readonly kind: "discardCards"; readonly left: number; readonly from: "hand" | "deck" }
  /** DP-37: `searched` says that the deck must be shuffled afterwards (OW-1.9). */
  | {
      readonly kind: "removeCards";
      readonly left: number;
      readonly from: readonly Zone[];
      readonly searched: boolean;
    }
  /** DP-38. */
  | { readonly kind: "discardPotions"; readonly left: number }
  /** DP-39. */
  | { readonly kind: "ability"; readonly when: Moment; readonly used: readonly AbilityIndex[] }
  /** DP-41, DP-43: any card of the own discard pile to hand. */
  | { readonly kind: "takeDiscard" }
  /** DP-53: up to so many more cards of the own discard pile into the deck. */
  | { readonly kind: "discardToDeck"; readonly left: number; readonly moved: number }
  /** DP-53: up to so many more hand cards under the deck. */
  | { readonly kind: "cycleHand"; readonly left: number; readonly moved: number; readonly bonus: number }
  /** DP-42, DP-53: which of the top `look` cards go into the hand. */
  | {
      readonly kind: "takeSeen";
      readonly look: number;
      readonly take: number;
      readonly rest: "top" | "bottom";
    }
  /** DP-42, DP-53: which of the top cards is put back next; the uppermost `placed` have their place. */
  | {
      readonly kind: "orderOwn";
      readonly look: number;
      readonly placed: number;
      readonly rest: "top" | "bottom";
    };

export const EFFECT_STEPS: Runs<EffectStep> = {
  effects: runEffects,
  settleEffect,
  moment: openMoment,
  compulsory: runCompulsory,
  optional: offerOptional,
  leave: leaveOwner,
  secondLowest: pickSecond,
  diceBeaten: runDiceBeaten,
  diceDone: runDiceDone,
  shortFightDraw: runShortFightDraw,
  shortFightRow: runShortFightRow,
};

export const EFFECT_ASKS: AskRules<EffectAsk> = {
  attribute: ATTRIBUTE,
  trail: TRAIL,
  discardCards: DISCARD_CARDS,
  removeCards: REMOVE_CARDS,
  discardPotions: DISCARD_POTIONS,
  ability: ABILITY,
  takeDiscard: TAKE_DISCARD,
  discardToDeck: DISCARD_TO_DECK,
  cycleHand: CYCLE_HAND,
  takeSeen: TAKE_SEEN,
  orderOwn: ORDER_OWN,
};
