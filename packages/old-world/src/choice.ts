import type { Choice, Seat } from "@medallion/kernel";
import type { ActionId, Attribute, ExplorationDeck, OptionKey, School, Terrain, Zone } from "./data/index.ts";
import type { EffectChoice } from "./effects/choice.ts";
import type { FightChoice } from "./fight/choice.ts";
import type { TaleChoice } from "./tale/choice.ts";

/** How a move is paid (OW-5.4 to OW-5.7, OW-5.22). */
export type Payment = "terrain" | "wild" | "gold" | "two" | "second" | "any";

/**
 * Everything a seat can answer. Cards, potions, monsters and stories are named by their ids, places by their numbers.
 * Answers that mean the same in several questions have one kind, whoever asks.
 */
export type OldWorldChoice = Choice & (CommonChoice | RuleChoice | FightChoice | EffectChoice | TaleChoice);

/** Answers that questions of several owners give. */
export type CommonChoice =
  /** Not now; nothing is used. */
  | { readonly kind: "decline" }
  /** Back to the question before. */
  | { readonly kind: "back" }
  /** That was all. */
  | { readonly kind: "done" }
  | { readonly kind: "discard"; readonly card: string; readonly from: Zone }
  | { readonly kind: "remove"; readonly card: string; readonly from: Zone }
  /** A pool card; `slot` counts from 1 (OW-1.13). `price` in cards, 0 where none is paid. */
  | {
      readonly kind: "take";
      readonly slot: number;
      readonly card: string;
      readonly price: number;
      readonly to: "hand" | "discard";
    }
  | { readonly kind: "discardPotion"; readonly potion: string }
  | { readonly kind: "raise"; readonly attribute: Attribute }
  | { readonly kind: "lower"; readonly attribute: Attribute }
  | { readonly kind: "trail"; readonly terrain: Terrain };

export type RuleChoice =
  /** DP-02. */
  | { readonly kind: "school"; readonly school: School }
  /** DP-03: the terrain of the level-II monster. */
  | { readonly kind: "lair"; readonly terrain: Terrain }
  /** DP-06 and DP-08 are offers. */
  | { readonly kind: "lookThrough" }
  | { readonly kind: "abandon" }
  /** DP-10. */
  | { readonly kind: "endPhase" }
  | { readonly kind: "move"; readonly to: number }
  /** OW-5.23: the move of a kept card, named by its story. */
  | {
      readonly kind: "keptMove";
      readonly to: number;
      readonly story: string;
      readonly pay: "none" | "anyCard";
    }
  | { readonly kind: "action"; readonly action: ActionId; readonly at: number }
  | { readonly kind: "poker"; readonly with: Seat }
  | { readonly kind: "quest"; readonly story: string; readonly gold: number }
  /** DP-11. */
  | { readonly kind: "pay"; readonly card: string; readonly payment: Payment }
  /** DP-12; `story` is a kept card that cheapens it. */
  | {
      readonly kind: "train";
      readonly attribute: Attribute;
      readonly gold: number;
      readonly story?: string;
    }
  /** DP-14. */
  | { readonly kind: "trailQuest"; readonly terrain: Terrain }
  /** DP-15. */
  | { readonly kind: "purge"; readonly slot: number; readonly card: string }
  /** DP-17 to DP-19: one die that shows this face. */
  | { readonly kind: "reroll"; readonly face: number }
  /** DP-21. */
  | { readonly kind: "ride"; readonly to: number }
  /** DP-30. */
  | { readonly kind: "duel"; readonly with: Seat }
  | { readonly kind: "fight"; readonly monster: string }
  | { readonly kind: "meditate"; readonly attribute: Attribute }
  | { readonly kind: "explore"; readonly deck: ExplorationDeck }
  /** DP-32. */
  | { readonly kind: "option"; readonly story: string; readonly option: OptionKey };
