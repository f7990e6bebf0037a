import type { Scribe as ScribeOf } from "@medallion/fittings";
import type { Seat } from "@medallion/kernel";
import type { ActionId, Attribute, PokerHand, School, Terrain, Zone } from "./data/index.ts";
import type { EffectEvent } from "./effects/events.ts";
import type { FightEvent } from "./fight/events.ts";
import type { RuleName } from "./options.ts";
import type { TaleEvent } from "./tale/events.ts";

/**
 * Everything that happens. Cards, potions, monsters and stories are named by their ids, places by their numbers.
 * Lists of cards that only their owner may see are empty for others, and `count` says how many there are.
 */
export type OldWorldEvent = RuleEvent | FightEvent | EffectEvent | TaleEvent;

export type RuleEvent =
  | { readonly kind: "gameStarted"; readonly seats: number; readonly changed: readonly RuleName[] }
  | { readonly kind: "startingPlayerDecided"; readonly seat: Seat; readonly by: "random" | "host" }
  | { readonly kind: "poolLaid"; readonly cards: readonly string[] }
  | { readonly kind: "attributeTrophiesLaid"; readonly attributes: readonly Attribute[] }
  /** OW-2.6: the locations in the slots of forest, mountain, water. */
  | { readonly kind: "lairsShown"; readonly places: readonly number[] }
  | {
      readonly kind: "monsterAppeared";
      readonly monster: string;
      readonly terrain: Terrain;
      readonly place: number;
    }
  | {
      readonly kind: "schoolsOffered";
      readonly seat: Seat;
      readonly count: number;
      readonly schools: readonly School[];
    }
  | { readonly kind: "schoolTaken"; readonly seat: Seat; readonly school: School; readonly place: number }
  | { readonly kind: "turnStarted"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "phaseStarted"; readonly seat: Seat; readonly phase: 2 | 3 }
  | { readonly kind: "phaseSkipped"; readonly seat: Seat; readonly phase: 2 }
  | {
      readonly kind: "cardsDrawn";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** The own discard pile became the deck (OW-3.20). */
  | { readonly kind: "deckReshuffled"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "deckShuffled"; readonly seat: Seat; readonly count: number }
  /** OW-1.22: the owner looked through the deck; the cards are told to the owner only. */
  | {
      readonly kind: "deckSearched";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  | {
      readonly kind: "cardsDiscarded";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly from: Zone;
    }
  | {
      readonly kind: "cardsRemoved";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly from: Zone;
    }
  | { readonly kind: "moved"; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: "goldGained"; readonly seat: Seat; readonly gold: number }
  | { readonly kind: "goldLost"; readonly seat: Seat; readonly gold: number }
  | { readonly kind: "actionUsed"; readonly seat: Seat; readonly action: ActionId; readonly place: number }
  | {
      readonly kind: "attributeRaised";
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly level: number;
    }
  | {
      readonly kind: "attributeLowered";
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly level: number;
    }
  | { readonly kind: "levelReached"; readonly seat: Seat; readonly level: number }
  /** `by` is the change; `shield` what it is now. */
  | { readonly kind: "shieldChanged"; readonly seat: Seat; readonly by: number; readonly shield: number }
  | { readonly kind: "potionTaken"; readonly seat: Seat; readonly potion: string }
  | { readonly kind: "potionDiscarded"; readonly seat: Seat; readonly potion: string }
  | { readonly kind: "potionsReshuffled"; readonly count: number }
  | {
      readonly kind: "poolCardTaken";
      readonly seat: Seat;
      readonly card: string;
      readonly slot: number;
      readonly to: "hand" | "discard";
    }
  /** OW-8.8: cards revealed from the common deck in search of a cost; the last one was gained if `found`. */
  | {
      readonly kind: "deckRevealed";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly found: boolean;
    }
  | { readonly kind: "poolRefilled"; readonly cards: readonly string[] }
  | { readonly kind: "poolCardRemoved"; readonly seat: Seat; readonly card: string; readonly slot: number }
  /** OW-16.12. */
  | { readonly kind: "poolCardDiscarded"; readonly card: string; readonly slot: number }
  | { readonly kind: "commonDeckReshuffled"; readonly count: number }
  /** Something optional was left alone, or the seat has no more of it in mind. */
  | {
      readonly kind: "leftAlone";
      readonly seat: Seat;
      readonly what: "trailQuest" | "pool" | "hand" | "dice";
    }
  /** First steps of something that can still be taken back; others see them (column Hidden of section 19). */
  | { readonly kind: "setOut"; readonly seat: Seat; readonly to: number }
  | { readonly kind: "lookedAround"; readonly seat: Seat; readonly what: "training" | "exchange" }
  | { readonly kind: "poolCardChosen"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "diePicked"; readonly seat: Seat; readonly face: number }
  | { readonly kind: "thoughtBetter"; readonly seat: Seat }
  | {
      readonly kind: "trailQuestTaken";
      readonly seat: Seat;
      readonly terrain: Terrain;
      readonly place: number;
      readonly gold: number;
    }
  | {
      readonly kind: "trailQuestDone";
      readonly seat: Seat;
      readonly terrain: Terrain;
      readonly place: number;
      readonly gold: number;
      /** A trail token of the terrain was owned already (OW-4.10). */
      readonly returned: boolean;
    }
  | { readonly kind: "trailTaken"; readonly seat: Seat; readonly terrain: Terrain }
  /** OW-4.15: the tokens of the terrain went back. */
  | { readonly kind: "trailsReturned"; readonly terrain: Terrain; readonly seats: readonly Seat[] }
  | {
      readonly kind: "pokerStarted";
      readonly seat: Seat;
      readonly against: "witcher" | "locals" | "solo" | "fixed";
      readonly opponent?: Seat;
      readonly pot: number;
    }
  | { readonly kind: "pokerRolled"; readonly side: PokerSide; readonly dice: readonly number[] }
  | {
      readonly kind: "pokerRerolled";
      readonly side: PokerSide;
      readonly count: number;
      readonly dice: readonly number[];
    }
  | {
      readonly kind: "pokerWon";
      readonly winner: PokerSide;
      readonly hand: PokerHand;
      readonly other: PokerHand;
      readonly gold: number;
    }
  /** OW-16.7. */
  | { readonly kind: "pokerPaid"; readonly seat: Seat; readonly hand: PokerHand; readonly gold: number }
  | { readonly kind: "keptUsed"; readonly seat: Seat; readonly story: string }
  /** A kept card left its owner (OW-8.21). */
  | { readonly kind: "keptLeft"; readonly seat: Seat; readonly story: string }
  | { readonly kind: "monsterPileRenewed"; readonly level: number; readonly count: number }
  | { readonly kind: "lairEmptied"; readonly terrain: Terrain }
  | { readonly kind: "meditated"; readonly seat: Seat; readonly attribute: Attribute }
  | { readonly kind: "tavernClosed"; readonly place: number }
  | { readonly kind: "turnEnded"; readonly seat: Seat }
  | { readonly kind: "gameWon"; readonly seat: Seat; readonly turns: number; readonly rating?: number }
  | { readonly kind: "gameAbandoned"; readonly seat: Seat };

/** Whose dice: a seat's, the locals' or those of a fixed hand. */
export type PokerSide =
  | { readonly of: "seat"; readonly seat: Seat }
  | { readonly of: "locals" }
  | { readonly of: "fixed" };

export type Scribe = ScribeOf<OldWorldEvent>;
