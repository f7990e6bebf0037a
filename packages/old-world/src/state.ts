import type { RandomState, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Declared } from "./box.ts";
import type { EffectAsk, EffectStep } from "./effects/steps.ts";
import type { FightAsk, FightStep } from "./fight/steps.ts";
import type { Options } from "./options.ts";
import type { RuleAsk } from "./rules/asks.ts";
import type { RuleStep } from "./rules/steps.ts";
import type { Fight } from "./state-fight.ts";
import type { TaleAsk, TaleStep } from "./tale/steps.ts";

/** An action card by its place in `Box.cards`. There is one of each, so a card needs no other name. */
export type Card = number;
/** A kind of potion by its place in `Box.potions`. Potions of a kind are equal. */
export type PotionIndex = number;
/** A monster and its token by its place in `Box.monsters`. */
export type MonsterIndex = number;
/** A trophy by its place in `Box.trophies`: monsters', then attributes', then schools'. */
export type TrophyIndex = number;
/** An exploration or event card by its place in `Box.stories`. */
export type StoryIndex = number;
/** A monster fight card by its place in `Box.fightCards`. */
export type FightCardIndex = number;
/** Places in `ATTRIBUTES`, `TERRAINS`, `SCHOOLS`. */
export type AttributeIndex = number;
export type TerrainIndex = number;
export type SchoolIndex = number;
/** A location's number; its token bears the same number. */
export type Place = number;
/** Places in `Box.abilities`, `Box.lists`, `Box.keeps`, `Box.quests`. */
export type AbilityIndex = number;
export type ListIndex = number;
export type KeepIndex = number;
export type QuestIndex = number;

/** Where nothing lies or nobody is named. */
export const NONE = -1;

/** The whole of a game as plain data. Decks have their top card last. */
export interface State {
  readonly options: Options;
  readonly declared?: Declared;
  random: RandomState;
  /** What is still to be done, the next step last. */
  agenda: Step[];
  asks: Ask[];
  /** How many questions each seat has been asked. */
  asked: number[];
  phase: Phase;

  /** The starting player, `NONE` before it is decided (OW-2.2). */
  first: Seat;
  /** Whose turn it is; the starting player during setup. */
  active: Seat;
  /** How many turns have begun, of all players together. */
  turns: number;
  /** What this turn has brought so far. */
  turn: Turn;

  /** The common action deck, its discard pile, and the six slots from left to right (OW-1.13). */
  deck: Card[];
  discard: Card[];
  pool: Card[];
  /** Pool cards that were purged (OW-18.10). */
  removed: Card[];

  potionDeck: PotionIndex[];
  potionDiscard: PotionIndex[];
  /** By attribute: how many of its trophies are available (OW-2.7). */
  attributeTrophies: number[];

  /** By `DECKS` (city, wilderness): cards to draw, and cards that were removed (OW-8.18). */
  exploration: StoryIndex[][];
  explored: StoryIndex[][];

  /** By terrain: location tokens that lie face down (OW-4.1). */
  piles: Place[][];
  /** By terrain: the monster on the map and where it is; `NONE` where the slot is empty (OW-4.2). */
  monsters: MonsterIndex[];
  lairs: Place[];
  /** By level from 0: tokens to draw, and tokens that were driven away (OW-14.10). */
  monsterPiles: MonsterIndex[][];
  drivenAway: MonsterIndex[][];
  /** Level-I tokens set apart with 4 and 5 players (OW-2.18). */
  extraStack: MonsterIndex[];
  /** Monster fight cards that are in no life deck. */
  fightDeck: FightCardIndex[];
  /** Where the closed-tavern token lies, `NONE` off the board (OW-13.7). */
  tavern: Place;

  /** By action card: who knows where it lies while it is hidden, as bits of seats; `EVERYBODY` is common knowledge. */
  seen: number[];
  players: Player[];
  /** Boards not yet taken during setup, in the order of `SCHOOLS`. */
  boards: SchoolIndex[];

  poker: Poker | null;
  fight: Fight | null;
  /** Story cards being resolved; one that another card read lies on top. */
  readings: Reading[];

  /** Who has won, `NONE` until then. */
  winner: Seat;
  /** A solo game that was given up (OW-16.16). */
  abandoned: boolean;
}

/** `fight` is a part of Phase II. */
export type Phase = "setup" | "one" | "two" | "fight" | "three" | "over";

/** What holds until the turn ends. */
export interface Turn {
  /** The figure has moved (OW-5.11). */
  moved: boolean;
  /** Locations whose action was used (OW-5.13). */
  actions: Place[];
  /** Witchers the active player has played dice poker with (OW-5.16). */
  played: Seat[];
  /** Abilities with the limit oncePerTurn that were used. */
  used: AbilityIndex[];
  /** Changes of the Phase III hand target, and the number it is fixed to or `NONE` (OW-9.9). */
  draw: number;
  drawSet: number;
  /** A total defeat or a duel lost as attacker (OW-9.3). */
  beaten: boolean;
  /** The pool card costs nothing (OW-9.10). */
  free: boolean;
  /** OW-7.11. */
  noExplore: boolean;
  /** The rest of Phases I and II is lost (OW-7.12): their steps on the agenda do nothing. */
  skip: boolean;
  /** Dice and levels that decided in stories, in order, so that they can be accounted for (OW-8.15). */
  tests: Test[];
}

/** What was thrown or read for a card: twice the level of an attribute plus a die, a die, or a level. */
export interface Test {
  readonly story: StoryIndex;
  readonly seat: Seat;
  /** `NONE` for the witcher level or a die alone. */
  readonly attribute: AttributeIndex;
  /** 0 for a die alone. */
  readonly level: number;
  /** 0 for a level alone. */
  readonly die: number;
  readonly total: number;
}

/** A witcher with all that lies on and beside the board. */
export interface Player {
  /** `NONE` before it is chosen. */
  school: SchoolIndex;
  /** Where the figure stands, `NONE` before it has a school. */
  at: Place;
  /** By attribute; in a fight see also `Fighter.attributes`. */
  attributes: number[];
  level: number;
  shield: number;
  gold: number;
  /** Position on the trophy track. */
  track: number;

  deck: Card[];
  hand: Card[];
  discard: Card[];
  /** Own action cards that were removed from the game. */
  removed: Card[];

  /** Unused potions, the newest last. */
  potions: PotionIndex[];
  /** Potions used in this fight, face down (OW-11.3). */
  drunk: PotionIndex[];

  trophies: TrophyIndex[];
  /** Own witcher trophy cards still under the board (OW-2.15). */
  stakes: number;

  /** By terrain: the location token that lies face down as a trail token, or `NONE` (OW-4.3). */
  trails: Place[];
  trailQuests: TrailQuest[];
  quests: Quest[];
  /** Kept cards, the oldest first (OW-8.14, OW-8.21). */
  kept: KeepIndex[];
}

/** OW-4.7. The token lies face up. */
export interface TrailQuest {
  readonly terrain: TerrainIndex;
  readonly place: Place;
  readonly gold: number;
}

/** OW-8.10. */
export interface Quest {
  readonly quest: QuestIndex;
  /** Where it is resolved; `NONE` at the school of any player (OW-8.22). */
  readonly place: Place;
  /** The terrain of the token on it, `NONE` without one (OW-4.17). */
  readonly terrain: TerrainIndex;
  /** The figure has entered the place after the quest was acquired and is still there (OW-5.19). */
  ready: boolean;
}

/** Dice poker that is going on (section 6). */
export interface Poker {
  readonly against: "witcher" | "locals" | "solo" | "fixed";
  /** The active player's. */
  dice: number[];
  /** The other side's: a witcher's, the locals' or a fixed hand; empty in solo. */
  theirs: number[];
  /** The witcher on the other side, or who rolls for the locals; `NONE` without one. */
  readonly opponent: Seat;
  /** Gold in the pot (OW-6.1). */
  pot: number;
  /** Places of the dice that the side asked now has marked for its reroll. */
  marked: number[];
  /** What follows a better hand than a fixed one (OW-6.15). */
  readonly onBetter: Step | null;
}

/** A story card being read. */
export interface Reading {
  readonly story: StoryIndex;
  /** Who reads it: the active player. */
  readonly seat: Seat;
  /** The chosen option, `NONE` before or without a choice. */
  option: number;
  /** Rows of tables that came up, in order; what was thrown for it is told by events. */
  rows: number[];
  /** The card stays with a player instead of leaving (OW-8.10, OW-8.14). */
  stays: boolean;
}

export type Step = RuleStep | FightStep | EffectStep | TaleStep;

/** An open question. Its kind is named after what it asks. */
export type Ask = { readonly id: number; readonly seat: Seat } & AskBody;
export type AskBody = RuleAsk | FightAsk | EffectAsk | TaleAsk;

/** The bit of `State.seen` for what all have seen go into hiding. */
export const EVERYBODY = 1 << 7;

export function playerOf(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

export function seatsOf(state: { readonly options: Options }): number {
  return state.options.seats;
}

/** OW-1.4: the next player in turn order. */
export function left(state: { readonly options: Options }, seat: Seat): Seat {
  return (seat + 1) % state.options.seats;
}

/** OW-1.4: the previous one; also counter-clockwise. */
export function right(state: { readonly options: Options }, seat: Seat): Seat {
  return (seat + state.options.seats - 1) % state.options.seats;
}

export function isSolo(state: { readonly options: Options }): boolean {
  return state.options.seats === 1;
}
