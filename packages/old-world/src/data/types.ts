import type { Ability, Effects } from "./effect.ts";
import type {
  ActionId,
  Attribute,
  Certainty,
  Colour,
  ExplorationDeck,
  Ground,
  PokerHand,
  Route,
  School,
  TerrainSymbol,
} from "./vocabulary.ts";

/** A row of data; names of things are texts under their ids. */
interface Row {
  readonly certainty: Certainty;
}

/** OW-1.19. A location's place in the list is its number. */
export interface Location extends Row {
  readonly number: number;
  /** The text `location.<id>`. */
  readonly id: string;
  readonly ground: Ground;
  readonly action: ActionId;
  /** That of an expansion at location 0. */
  readonly school?: School | "manticore";
  /** Whether one of the 18 location tokens shows it: monsters, quests and trails come there. */
  readonly token: boolean;
  readonly duels: boolean;
  /** Fractions of the board's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Undirected, `a < b`. */
export interface Edge extends Row {
  readonly a: number;
  readonly b: number;
  readonly route: Route;
}

/** The numbers of the location actions; section 18 of the rules. */
export interface LocationActions extends Row {
  /** What a level costs at a school, by the level to be reached (2 to 5). */
  readonly schoolGold: Readonly<Record<2 | 3 | 4 | 5, number>>;
  /** What the trail action gives at once, and what lies on its quest. */
  readonly trailGold: number;
  readonly trailQuestGold: number;
  readonly training: Readonly<Record<TrainingAction, Attribute>>;
  readonly potions: number;
  readonly localsStake: number;
  readonly localsBankAdds: number;
  readonly exchangeCostIncrease: number;
  readonly beggarGold: number;
  readonly purgeMost: number;
}
export type TrainingAction = "trainCombat" | "trainDefense" | "trainAlchemy" | "trainSpecialization";

/** What one side of a combo card gives; OW-1.10. Absent symbols are not printed. */
export interface Symbols {
  readonly damage?: number;
  readonly shield?: number;
  /** Changes the cards drawn in step 4. */
  readonly refill?: number;
  readonly takeDiscard?: true;
}

/** What a card gives besides if a card of the colour is laid on it. */
export interface Extension extends Symbols {
  readonly colour: Colour;
  readonly returnCard?: true;
}

/** A card of the pool or of a starting deck. */
export interface ActionCard extends Row {
  readonly id: string;
  /** The text `card.<family>`: cards of one family share a name and may differ in print. */
  readonly family: string;
  readonly colour: Colour;
  readonly cost: 0 | 1 | 2;
  readonly terrain: TerrainSymbol;
  readonly base: Symbols;
  readonly extensions: readonly Extension[];
  /** Whose starting card it is. */
  readonly school?: School;
}

export interface Potion extends Row {
  readonly id: string;
  readonly copies: number;
  readonly cost: Effects;
  readonly effects: Effects;
  readonly drawback: Effects;
}

export type MonsterLevel = 1 | 2 | 3;

/** A monster's token is its card's twin, so tokens are no rows. */
export interface Monster extends Row {
  readonly id: string;
  readonly level: MonsterLevel;
  readonly life: number;
  readonly abilities: readonly Ability[];
  readonly trophy: Trophy;
}

export interface Trophy extends Row {
  readonly abilities: readonly Ability[];
}

export interface AttributeTrophy extends Trophy {
  readonly attribute: Attribute;
  readonly copies: number;
}

export interface WitcherTrophy extends Trophy {
  readonly school: School;
  readonly copies: number;
}

/** Both halves are written from the side of the fighting witcher. */
export interface FightCard extends Row {
  readonly id: string;
  readonly charge: Effects;
  readonly bite: Effects;
}

/** The cost must be payable in full (OW-8.3). */
export interface StoryOption {
  readonly cost: Effects;
  readonly effects: Effects;
}
/** A and B. */
export type StoryOptions = readonly [StoryOption, StoryOption];

/** Its texts are `story.<id>.…`. */
export interface ExplorationCard extends Row {
  readonly id: string;
  readonly deck: ExplorationDeck;
  readonly options: StoryOptions;
}

/** Forms of an event without options; OW-8.13. */
export const RESULT_KINDS = ["test", "shortFight", "equipment", "companion", "result"] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

interface Numbered extends Row {
  readonly id: string;
  /** 1 to 56; the event deck is always in this order. */
  readonly number: number;
}
export interface ChoiceEvent extends Numbered {
  readonly kind: "options";
  readonly options: StoryOptions;
}
export interface ResultEvent extends Numbered {
  readonly kind: ResultKind;
  readonly effects: Effects;
}
export type EventCard = ChoiceEvent | ResultEvent;

/** The rows all player boards have in common, by level; OW-3.24. */
export interface BoardLevel extends Row {
  readonly level: number;
  readonly combatDraw: number;
  readonly shieldCap: number;
  readonly potionsPerFight: number;
  readonly levelUpDraw: number;
  readonly raiseGivesShield: boolean;
  readonly raiseGivesPotion: boolean;
}

/** A player's board: whose it is and where the figure starts; OW-2.13. The witcher's name is `witcher.<school>`. */
export interface SchoolSet extends Row {
  readonly school: School;
  readonly home: number;
  readonly colour: "black" | "yellow" | "red" | "blue" | "green";
}

/** The two numbers of a school's Specialization on one level; OW-17.1. */
export type SpecializationLevel = Row & { readonly level: number } & SpecializationNumbers;
export type SpecializationNumbers =
  | { readonly school: "wolf"; readonly damage: number; readonly refill: number }
  | { readonly school: "griffin"; readonly take: "top" | "any"; readonly discard: number }
  | { readonly school: "bear"; readonly shield: number; readonly draw: number }
  | { readonly school: "cat"; readonly look: number; readonly keep: number }
  | { readonly school: "viper"; readonly look: number; readonly discard: number };

/** OW-1.13, OW-2.3, OW-9.5; slot 1 is the newest. */
export interface PoolSlot extends Row {
  readonly slot: number;
  readonly price: number;
  readonly setup: "random" | "cost0";
}

/** OW-13.12, OW-15.5. The first and the last position cost no fatigue; at the last the game is won. */
export interface TrackPosition extends Row {
  readonly position: number;
  readonly fatigue: number;
  /** For beating a witcher who stands here; nobody stands on the last one. */
  readonly duelGold?: number;
  readonly wins: boolean;
}

/** OW-2.7, OW-2.17 to OW-2.19. */
export interface Setup extends Row {
  readonly players: number;
  /** In turn order. */
  readonly seats: readonly { readonly cards: number; readonly gold: number }[];
  readonly monsterLevels: readonly [MonsterLevel, MonsterLevel, MonsterLevel];
  readonly chooseTerrainOfLevel2: boolean;
  readonly extraLevel1Stack: number;
  readonly freeAttributeRaises: number;
  /** Of each attribute. */
  readonly attributeTrophyCopies: number;
  /** Solo: so many kinds at random. */
  readonly randomAttributeTrophies: number;
  readonly witcherTrophies: number;
  readonly bets: boolean;
}

/** OW-6.4, OW-16.7. */
export interface PokerCategory extends Row {
  readonly rank: number;
  readonly hand: PokerHand;
  readonly soloReward: number;
}

/** OW-16.15; an absent end is open. */
export interface SoloRating extends Row {
  readonly rating: number;
  readonly turnsFrom?: number;
  readonly turnsTo?: number;
}

/** Single numbers of the rules. */
export interface Constants extends Row {
  readonly trophiesToWin: number;
  readonly handLimit: number;
  readonly potionLimit: number;
  readonly phase3HandTarget: number;
  /** Start value and upper limit; OW-9.9. */
  readonly phase3HandTargetAfterDefeat: number;
  readonly startShield: number;
  readonly startAttributes: number;
  readonly startLevel: number;
  readonly attributeMin: number;
  readonly attributeMax: number;
  readonly goldForDefeatedMonster: number;
  readonly goldForDrivenAwayMonster: number;
  readonly driveAwayMaxCardsLeft: number;
  readonly betStake: number;
  readonly pokerStake: number;
  readonly pokerBankAdds: number;
  readonly defenderDrawWon: number;
  readonly defenderDrawLost: number;
  /** The faces of the solo die, both included; OW-16.9. */
  readonly soloAttackDieCharge: readonly [number, number];
  readonly soloAttackDieBite: readonly [number, number];
  /** Physical counts that no row stands for. */
  readonly goldTokens: number;
  readonly diceOfASet: number;
}

/** All components as one set with its version. */
export interface Components {
  readonly version: number;
  readonly constants: Constants;
  readonly setup: readonly Setup[];
  readonly pool: readonly PoolSlot[];
  readonly trophyTrack: readonly TrackPosition[];
  readonly playerBoard: readonly BoardLevel[];
  readonly schools: readonly SchoolSet[];
  readonly specializations: readonly SpecializationLevel[];
  readonly locations: readonly Location[];
  readonly edges: readonly Edge[];
  readonly locationActions: LocationActions;
  /** Ten for each school in the order of `SCHOOLS`; the order is part of saves. */
  readonly startingCards: readonly ActionCard[];
  /** The 90 cards of the pool; the order is part of saves. */
  readonly actionCards: readonly ActionCard[];
  readonly potions: readonly Potion[];
  readonly monsters: readonly Monster[];
  readonly fightCards: readonly FightCard[];
  readonly attributeTrophies: readonly AttributeTrophy[];
  readonly witcherTrophies: readonly WitcherTrophy[];
  readonly explorationCards: readonly ExplorationCard[];
  readonly eventCards: readonly EventCard[];
  readonly pokerCategories: readonly PokerCategory[];
  readonly soloRatings: readonly SoloRating[];
}
