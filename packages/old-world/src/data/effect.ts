import type { Attribute, Colour, KeptKind, Limit, Moment, Terrain } from "./vocabulary.ts";

// The little language of all cards (facts 6.2 to 6.4). Texts of cards are elsewhere.

/** A number, or what it is counted by. */
export type Value =
  | number
  /** The current level of the attribute, not the number of its row (OW-3.24). */
  | { readonly by: "attribute"; readonly attribute: Attribute }
  | { readonly by: "handCard"; readonly each: number }
  | { readonly by: "comboCard"; readonly colour: Colour; readonly each: number }
  /** For levels I, II and III. */
  | { readonly by: "monsterLevel"; readonly levels: readonly [number, number, number] };

/** Conditions that hold or not, without a number. */
export type PlainCondition =
  | "firstOwnTurn"
  | "firstCombo"
  | "firstOpponentTurn"
  | "noTrail"
  | "monsterDefeated";

/** Conditions with the number they compare with. */
export type CountedCondition =
  | "shieldAtMost"
  | "handAtMost"
  | "lifeDeckAtMost"
  | "discardPileAtLeast"
  | "comboSizeAtLeast"
  | "comboSizeIs"
  | "comboShieldAtLeast"
  | "opponentLostAtLeast"
  | "youLostAtLeast"
  | "attackDamageAtLeast"
  | "monsterLifeAtMost"
  | "potionsAtMost"
  | "goldAtMost"
  | "trophiesAtMost";

export type Condition =
  | { readonly is: PlainCondition }
  | { readonly is: CountedCondition; readonly n: number }
  | { readonly is: "opponentIs"; readonly opponent: "monster" | "witcher" }
  /** At least `n` cards of one of the colours in the combo. */
  | { readonly is: "comboHas"; readonly colours: readonly Colour[]; readonly n: number }
  /** Also true without a combo. */
  | { readonly is: "comboLacks"; readonly colour: Colour }
  | { readonly is: "atLocation"; readonly locations: readonly number[] }
  /** Where the quest was resolved. */
  | { readonly is: "atSchool"; readonly whose: "own" | "otherPlayer" };

/** The row of a table for the numbers from `from` to `to`, or upwards without end. */
export interface TableRow {
  readonly from: number;
  readonly to?: number;
  readonly effects: Effects;
}
export type Table = readonly TableRow[];

/** Where a quest is resolved; OW-8.22, OW-4.17. */
export type Place =
  | { readonly at: "terrain"; readonly terrain: Terrain }
  | { readonly at: "location"; readonly location: number }
  | { readonly at: "school"; readonly whose: "own" | "ownOrOther" };

/** Which attributes are raised or lowered; OW-3.26. */
export type AttributePick = Attribute | "any" | "lowest" | "twoLowest";

export type Zone = "hand" | "deck" | "discard";

/** Resources, anywhere. */
export type ResourceEffect =
  | { readonly op: "gold"; readonly n: number }
  | { readonly op: "attribute"; readonly which: AttributePick; readonly n: 1 | -1 }
  /** `overCap`: up to the highest cap, whatever Defense says. */
  | { readonly op: "shield"; readonly n: Value; readonly overCap?: true }
  | { readonly op: "shieldSet"; readonly to: 0 | "cap" }
  | { readonly op: "potion"; readonly n: number }
  | { readonly op: "potionsUpTo"; readonly n: number; readonly overLimit?: true }
  | { readonly op: "potionsDiscardAll" }
  | { readonly op: "trail"; readonly pick: "choice" | "each" | "asActive" }
  | { readonly op: "draw"; readonly n: number }
  /** `deckFallback`: what the hand lacks comes from the top of the deck. */
  | {
      readonly op: "discardHand";
      readonly n: Value;
      readonly pick: "owner" | "random";
      readonly deckFallback?: true;
    }
  | { readonly op: "discardDeck"; readonly n: number; readonly pick: "owner" }
  | {
      readonly op: "removeCard";
      readonly n: number;
      readonly from: readonly Zone[];
      readonly deckFallback?: true;
    }
  | { readonly op: "gainPoolCard"; readonly cost: 0 | 1 | 2 | "any" }
  | { readonly op: "takeDiscard"; readonly pick: "top" | "any" }
  | { readonly op: "discardToDeck"; readonly n: number; readonly pick: "owner" | "random" }
  | { readonly op: "cycleHand"; readonly max: number; readonly bonus: number }
  | {
      readonly op: "lookOwnDeck";
      readonly look: number;
      readonly take: number;
      readonly rest: "bottom" | "top";
    };

/** Turn, quests, kept cards, movement. */
export type TurnEffect =
  | { readonly op: "phase3Draw"; readonly n: number }
  | { readonly op: "phase3DrawSet"; readonly n: number }
  | { readonly op: "phase3Free" }
  | { readonly op: "skipToPhase3" }
  | { readonly op: "noExplore" }
  /** `pay`: gold to pay when the quest is resolved. */
  | { readonly op: "quest"; readonly place: Place; readonly event: number; readonly pay?: number }
  | { readonly op: "readEvent"; readonly event: number }
  | { readonly op: "keep"; readonly kind: KeptKind; readonly abilities: readonly Ability[] }
  | { readonly op: "loseKept"; readonly event: number }
  | {
      readonly op: "move";
      readonly to: Terrain | "any";
      readonly pay: "none" | "anyCard";
      readonly thenAction?: true;
    }
  | { readonly op: "trainingDiscount"; readonly n: number; readonly min: number }
  | { readonly op: "potionLimit"; readonly n: number };

export type ControlEffect =
  | { readonly op: "roll"; readonly table: Table }
  | {
      readonly op: "if";
      readonly conditions: readonly Condition[];
      readonly met: Effects;
      readonly otherwise: Effects;
    }
  | { readonly op: "band"; readonly of: Attribute | "witcherLevel"; readonly table: Table }
  | { readonly op: "test"; readonly attribute: Attribute; readonly table: Table }
  | {
      readonly op: "shortFight";
      readonly prepare: Effects;
      readonly draw: number;
      readonly table: Table;
    }
  | {
      readonly op: "pokerAgainst";
      readonly dice: readonly [number, number, number, number, number];
      readonly onBetter: Effects;
    }
  /** For the player whose school is at this location. */
  | { readonly op: "schoolOwner"; readonly effects: Effects };

/** Fights; "own" is the side of the ability's owner, for monsters that of the fighting witcher. */
export type FightEffect =
  /** `now`: dealt at once as damage of its own. */
  | { readonly op: "damage"; readonly n: Value; readonly now?: true }
  | { readonly op: "takeDamage"; readonly n: Value }
  /** `min`: this effect cannot push the refill below it. */
  | { readonly op: "refill"; readonly n: number; readonly min?: number }
  | { readonly op: "refillBase"; readonly n: number }
  | { readonly op: "comboMax"; readonly n: number }
  | { readonly op: "comboFree"; readonly n: number }
  | { readonly op: "comboShield"; readonly n: Value }
  | { readonly op: "noComboShield" }
  | { readonly op: "lookOpponentDeck"; readonly look: number; readonly discard: number }
  | { readonly op: "reduceAttack"; readonly n: number; readonly attack: "this" | "next" }
  | { readonly op: "capAttack"; readonly n: number }
  | { readonly op: "attackBonus"; readonly n: number }
  | { readonly op: "chooseAttack" }
  | { readonly op: "worstAttack" }
  | { readonly op: "handFirst" }
  | { readonly op: "potionCap"; readonly n: number }
  | { readonly op: "freePotion" }
  | { readonly op: "repeatPotion" }
  | { readonly op: "repeatSpecialization"; readonly level: number }
  | { readonly op: "colourNoEffect"; readonly colour: Colour }
  | { readonly op: "firstCardRandom" }
  | { readonly op: "shieldGainCap"; readonly n: number }
  | { readonly op: "damageCap"; readonly n: number }
  | { readonly op: "lossCap"; readonly n: number }
  | { readonly op: "fightAttribute"; readonly which: Attribute; readonly n: 1 | -1 }
  | { readonly op: "actFirst" };

export type Effect = ResourceEffect | TurnEffect | ControlEffect | FightEffect;
export type Op = Effect["op"];

/** Applied in order, each as far as possible (OW-1.18), except in a cost. */
export type Effects = readonly Effect[];

/** All of `conditions` must hold and all of `cost` be payable, or it cannot be used; facts 6.2. */
export interface Ability {
  readonly when: Moment;
  readonly limit: Limit;
  readonly choice: "must" | "may";
  readonly conditions: readonly Condition[];
  readonly cost: Effects;
  readonly effects: Effects;
}
