import type { Seat } from "@medallion/kernel";
import type { AbilityIndex, Card, FightCardIndex, ListIndex, MonsterIndex, TerrainIndex } from "./state.ts";

/** A fight from its declaration to the end of its results (sections 10 to 15). */
export interface Fight {
  /** The active player, who declared it. */
  readonly attacker: Seat;
  /** The challenged witcher, `NONE` in a monster fight. */
  readonly defender: Seat;
  /** The monster and the terrain of its slot, `NONE` in a duel. */
  readonly monster: MonsterIndex;
  readonly terrain: TerrainIndex;
  /** Who controls the monster, `NONE` in solo and in a duel (OW-12.1). */
  readonly controller: Seat;
  /** By seat: 0 no bet, 1 on the attacker, 2 on the defender (OW-13.2). */
  bets: number[];
  /** The bets lie open; secret ones do not before all have bet (OW-13.4). */
  betsOpen: boolean;
  /** The life decks are formed, so that no discard pile is shuffled to draw (OW-3.20, OW-3.21). */
  formed: boolean;
  /** Whose combat turn it is: 0 the attacker's, 1 the defender's or the monster's, `NONE` before the first and after the last. */
  side: number;
  /** The step of a witcher's combat turn, 1 to 4; 0 outside of one (OW-11.1). */
  step: number;
  /** By side: combat turns begun. */
  turns: [attacker: number, other: number];
  /** The attacker, and in a duel the defender. */
  fighters: Fighter[];
  /** The monster's life deck, the top card last; cards lost to damage, face down; and revealed attacks (OW-10.12). */
  life: FightCardIndex[];
  lost: FightCardIndex[];
  revealed: FightCardIndex[];
  /** Cards of the life deck or lost ones that the attacker has looked at. */
  seen: FightCardIndex[];
  /** The attack of the combat turn: a monster's, or in a duel what is dealt in step 3a. */
  attack: Attack | null;
  /** Who has won: 0 the attacker, 1 the other side, `NONE` while they fight. */
  winner: number;
}

/** A witcher in a fight. */
export interface Fighter {
  readonly seat: Seat;
  /** The combo area in the order played. */
  combo: ComboCard[];
  /** What changes this combat turn or the attack that follows it, in the order it came. */
  mods: Mod[];
  /** Abilities used in this fight, once for each use. */
  used: AbilityIndex[];
  /** Potions counted against the row of Alchemy (OW-11.3). */
  potions: number;
  /** The potion being declared costs nothing and is not counted (OW-11.23). */
  freePotion: boolean;
  /** Uses of the own Specialization, without that of a trophy (OW-17.1). */
  specialized: number;
  /** By attribute: what counts more or less for this fight (OW-12.21). */
  attributes: number[];
  /** Combos played in this fight. */
  combos: number;
  /** How far Shield has risen in this combat turn (OW-12.21). */
  shieldGained: number;
  /** Damage dealt in this own combat turn, that of "now" included (OW-12.21). */
  dealt: number;
  /** Cards the opponent lost by the attack of this own combat turn. */
  hits: number;
  /** Cards the monster lost in this own combat turn, whatever the source (OW-12.21). */
  taken: number;
  /** Cards lost by the attack of the opposing combat turn. */
  lostCards: number;
  /** Restrictions for the whole fight, `NONE` without one: potions used, Shield gained in an own turn. */
  potionCap: number;
  shieldGainCap: number;
  /** Colours whose cards have no effects, as bits by their place in `COLOURS`. */
  dull: number;
}

/** A card of a combo. */
export interface ComboCard {
  readonly card: Card;
  /** The place of the extension that the card laid on it activates, `NONE` if none. */
  readonly extension: number;
  /** Added without a link (OW-11.10). */
  readonly free: boolean;
  /** Goes back to hand at the end of step 3; until then it counts like the others (OW-11.15). */
  readonly returns?: true;
}

/** What an effect changes, kept until it is used, so that every number can be accounted for. */
export interface Mod {
  readonly what: ModKind;
  readonly n: number;
  /** A refill effect with a minimum never pushes below it (OW-11.24). */
  readonly min?: number;
  /** The list that the effect stands on. */
  readonly by: ListIndex;
}

export type ModKind =
  /** The own attack, combo and refill of this combat turn. */
  | "damage"
  | "damageCap"
  | "lossCap"
  | "comboMax"
  | "comboFree"
  | "comboShield"
  | "noComboShield"
  | "firstCardRandom"
  | "refill"
  | "refillBase"
  /** The opposing attack that comes next, or that is being dealt. */
  | "reduceNext"
  | "reduceThis"
  | "capThis"
  | "handFirst"
  | "attackBonus";

/** An attack that is being dealt. */
export interface Attack {
  /** The revealed fight card, `NONE` before the reveal and in a duel. */
  readonly card: FightCardIndex;
  /** What was named before the reveal, or came out after it. */
  readonly half: Half | null;
  /** Damage before bonuses and reductions; 0 until it is about to be dealt (OW-12.19). */
  readonly printed: number;
}

export type Half = "charge" | "bite";
