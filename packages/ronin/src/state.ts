import type { RandomState, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Declared } from "./box.ts";
import type { AbilityPoint } from "./data/index.ts";
import type { Decision } from "./decision.ts";
import type { Options } from "./options.ts";

/** A card by its place in `Box.cards`. There is one of each, so a card needs no other name. */
export type Card = number;
/** A symbol by its place in `SYMBOLS`: combat, magic, exploration, diplomacy. */
export type SymbolIndex = number;
/** A seat, or an Automa: those are numbered after the seats. */
export type PlayerIndex = number;

/** The whole of a game as plain data. */
export interface State {
  readonly options: Options;
  readonly declared?: Declared;
  random: RandomState;
  /** What is still to be done, the next step last. All of it is public. */
  agenda: Step[];
  asks: Ask[];
  /** How many questions each seat has been asked. */
  asked: number[];
  phase: Phase;

  /** The chapter card by its place in `Box.chapters`, -1 before it is drawn. */
  chapterCard: number;
  /** The running chapter, counted from 0. */
  chapter: number;
  /** The space of the turn marker, counted from 0; 9 after the last turn (RO-2.5). */
  turn: number;
  /** The chapter whose pair of symbols is active: in cleaning still the one that has ended (RO-10.5). */
  pair: number;

  /** All players clockwise from the first player (RO-1.24). */
  circle: PlayerIndex[];
  /** The initiative track, first figure first; empty before characters are chosen (RO-1.32). */
  order: PlayerIndex[];

  /** Face down, the top card last. */
  deck: Card[];
  /** Face up, the newest card last. */
  discard: Card[];
  /** Two places per row from the top; -1 where no card lies. */
  rows: Card[];
  /** By player: where the figure stands in this Draft, 0 the deck spot, else the row; -1 not placed yet. */
  spots: number[];
  /** Players who used DRAFT_FIRST in this Draft, the latest last. */
  hasty: PlayerIndex[];

  /** By card: who knows where it lies while it is hidden, as bits of players; `EVERYBODY` is common knowledge. */
  seen: number[];
  /** By card: the reshuffle with which it last came into the deck. Public, because the pile is (RO-4.11). */
  batches: number[];
  shuffles: number;

  /** The boards by the player whose left board it is: side (-1 none yet, or no board) and marker (RO-1.25). */
  sides: number[];
  markers: number[];
  players: Player[];
  /** Every pick of an Automa so far. */
  decisions: Decision[];
  /** Per scored chapter, by player: the left and the right active symbols it owned (RO-9.1). */
  scored: (readonly [left: number, right: number])[][];
  /** Whether all hands and side quests have been shown (RO-11.10). */
  revealed: boolean;
  /** All seats, best first, once the game is over. */
  ranking?: Seat[];
}

export type Phase = "setup" | "draft" | "play" | "tea" | "chapter end" | "cleaning" | "final" | "over";

/** A human seat or an Automa; of an Automa only character and timeline are used (RO-12.4). */
export interface Player {
  /** By its place in `CHARACTERS`, -1 before it is chosen. */
  character: number;
  hand: Card[];
  timeline: Card[];
  /** By place in the timeline, what lost-symbol tokens cover: 1 first symbol, 2 second, 4 tea-passing symbol. */
  covered: number[];
  /** The first place of the timeline that was played this turn, kept cards included (RO-3.7). */
  since: number;
  /** The first place that was added in this Play step (RO-7.18). */
  added: number;
  /** Tokens by symbol. */
  pool: number[];
  /** The normal marker; 20 when it has left the track. */
  xp: number;
  /** The gold marker, -1 before it is placed (RO-1.19). */
  gold: number;
  vp: number;
  /** Where XP and VP came from, by `XP_SOURCES` and `VP_SOURCES`; XP lost at the end of the track included. */
  xpFrom: number[];
  vpFrom: number[];
  /** The own abilities 1 to 4: `LOCKED`, `AVAILABLE` or `USED`. */
  abilities: number[];
  /** Partners' ability cards in the order they were taken (RO-7.3). */
  borrowed: Borrowed[];
  /** The cards taken in the own pick that is going on. */
  taken: Card[];
  /** How many top cards of the deck the player is looking at (DRAFT_PEEK). */
  peeked: number;
  /** Cards chosen in secret, to play or to keep, until all have chosen; they still lie in hand or timeline. */
  chosen: Card[];
  /** The side-quest symbol, -1 before it is fixed. */
  quest: SymbolIndex;
  /** Further cards to keep in this cleaning (KEEP_EXTRA). */
  keeps: number;
  /** The card whose tea-passing symbol points both ways this turn (TEA_HOST), or -1. */
  host: Card;
  /** Has passed in this END window (RO-7.16). */
  passed: boolean;
}

export const LOCKED = 0;
export const AVAILABLE = 1;
export const USED = 2;

/** An ability card of a partner: `ability` is its place in `Box.abilities`. */
export interface Borrowed {
  readonly ability: number;
  readonly of: PlayerIndex;
  readonly used: boolean;
}

/** What gave experience; "start" is what an arranged position begins with. */
export const XP_SOURCES = ["start", "row", "chapter1", "chapter2", "chapter3", "bonus", "ability"] as const;
export type XpSource = (typeof XP_SOURCES)[number];
export const VP_SOURCES = ["start", "chapter1", "chapter2", "chapter3", "quest", "gold", "alliance"] as const;
export type VpSource = (typeof VP_SOURCES)[number];

/** An effect on its way: it waits in a step or a question until it is done. */
export interface Work {
  readonly player: PlayerIndex;
  /** The card the effect is printed on; of a borrowed effect one in a partner's timeline. */
  readonly card: Card;
  /** It sees the timeline up to this place (RO-5.6). */
  readonly place: number;
  /** Abilities change effects of the Play step only (RO-7.14). */
  readonly during: "play" | "cleaning" | "tea";
  /** The partner chosen for C5, -1 before that or without one. */
  readonly partner: PlayerIndex;
  /** Symbols that need not be paid (IGNORE_LOSS). */
  readonly ignored: number;
  /** The result counts as fully earned, nothing is paid (FULL_RESULT). */
  readonly full: boolean;
  /** Cards that count as of the colour asked for besides those that are (WILD_COLOUR). */
  readonly wild: number;
}

/** One thing still to be done. */
export type Step =
  | { readonly kind: "start" }
  | { readonly kind: "chapter-card" }
  | { readonly kind: "supply" }
  | { readonly kind: "character"; readonly at: number }
  | { readonly kind: "automa"; readonly at: number }
  | { readonly kind: "board"; readonly at: number }
  | { readonly kind: "ready" }
  | { readonly kind: "turn" }
  | { readonly kind: "refresh" }
  | { readonly kind: "pick"; readonly at: number }
  | { readonly kind: "place"; readonly player: PlayerIndex }
  | { readonly kind: "window"; readonly player: PlayerIndex; readonly point: AbilityPoint }
  | { readonly kind: "new-order" }
  | { readonly kind: "commit" }
  | { readonly kind: "reveal" }
  | { readonly kind: "slot"; readonly at: number }
  | { readonly kind: "effect"; readonly work: Work }
  | { readonly kind: "draw"; readonly player: PlayerIndex }
  | { readonly kind: "discard"; readonly player: PlayerIndex }
  | { readonly kind: "tea"; readonly at: number }
  | { readonly kind: "automa-tea"; readonly player: PlayerIndex; readonly card: Card }
  | { readonly kind: "pairs"; readonly player: PlayerIndex }
  | { readonly kind: "points"; readonly board: PlayerIndex; readonly points: number }
  | {
      readonly kind: "bonus";
      readonly board: PlayerIndex;
      readonly space: number;
      readonly player: PlayerIndex;
    }
  | { readonly kind: "turn-end" }
  | { readonly kind: "score-xp" }
  | { readonly kind: "score-vp" }
  | { readonly kind: "end-window"; readonly at: number }
  | { readonly kind: "clean" }
  | { readonly kind: "keep" }
  | { readonly kind: "next-pair" }
  | { readonly kind: "quest" }
  | { readonly kind: "quest-reveal" }
  | { readonly kind: "gold" }
  | { readonly kind: "alliance" }
  | { readonly kind: "result" };

/**
 * An open question. What it is about is public, except the offers of characters and boards; and of the questions
 * that are asked at the same time (`play`, `keep`, `quest`) nobody sees who has answered.
 */
export type Ask = { readonly id: number; readonly seat: Seat } & (
  | { readonly kind: "character"; readonly offer: readonly number[] }
  | { readonly kind: "automa"; readonly player: PlayerIndex }
  /** `open` is a free choice among all boards left, otherwise it is a hidden offer (RO-2.11, RO-12.9). */
  | {
      readonly kind: "board";
      readonly board: PlayerIndex;
      readonly offer: readonly number[];
      readonly open: boolean;
    }
  | { readonly kind: "place" }
  | { readonly kind: "take" }
  | { readonly kind: "discard" }
  | { readonly kind: "play" }
  | { readonly kind: "ability"; readonly point: AbilityPoint; readonly work?: Work }
  | { readonly kind: "partner"; readonly work: Work }
  | { readonly kind: "lose"; readonly work: Work }
  | { readonly kind: "track"; readonly work: Work; readonly points: number }
  | { readonly kind: "bonus"; readonly board: PlayerIndex; readonly space: number }
  | { readonly kind: "keep" }
  | { readonly kind: "quest" }
);

/** Questions that all seats answer in secret at the same time (RO-13.8, RO-13.15, RO-13.16). */
export function isSecret({ kind }: Ask): boolean {
  return kind === "play" || kind === "keep" || kind === "quest";
}

export const EVERYBODY = 1 << 7;

export function playerOf(state: State, player: PlayerIndex): Player {
  return at(state.players, player);
}

export function isHuman(state: { readonly options: Options }, player: PlayerIndex): boolean {
  return player < state.options.humans;
}
