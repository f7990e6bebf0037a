import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { clear } from "../lists.ts";
import type { State } from "../state.ts";
import { playerOf, sideOf } from "../state.ts";
import type { Board } from "./board.ts";
import type { Faces } from "./faces.ts";
import { calledOf, int } from "./faces.ts";
import { UNKNOWN_CARD } from "./worths.ts";

/** What a player holds and what it has still to come, by kind; a decision tries hands that differ by a card or two. */
export interface Hand {
  readonly player: number;
  readonly faces: Faces;
  side: number;
  board: Board;
  /** How many of each kind are held, and lie in the deck. */
  readonly held: Int32Array;
  readonly deck: Int32Array;
  /** Every kind that is held or was, and every kind in the deck, once. */
  readonly kinds: Kind[];
  readonly deckKinds: Kind[];
  /** The own side's pile by kinds. */
  readonly pile: Kind[];
  cards: number;
  deckSize: number;
  /** Whether another round may follow. */
  goesOn: boolean;
  callsFromHand: boolean;
  /** A bonded kind that is tried in its row, or -1, and how many of it. */
  bond: Kind;
  bonds: number;
  /** What a card drawn from the deck is worth, and the best that a medic finds now and later; NaN until it is asked for. */
  drawn: number;
  revivalNow: number;
  revivalLater: number;
}

const hands: Hand[] = [];

/**
 * The hand of a player as its own seat knows it: the order of the deck counts for nothing. To a mate the deck is hidden,
 * and what is drawn from it is any card. It is good until the hand
 * of the same player is asked for again, because its arrays are kept (bench: gwent-adept-games).
 */
export function handOf(state: State, board: Board, player: number, goesOn: boolean, ofMate = false): Hand {
  const owner = playerOf(state, player);
  const hand = emptyHand(board, player);
  hand.side = owner.side;
  hand.board = board;
  hand.goesOn = goesOn;
  hand.callsFromHand = state.options.rules.musterFromHand;
  hand.deckSize = owner.deck.length;
  if (ofMate) hand.drawn = UNKNOWN_CARD;
  else for (const card of owner.deck) inDeck(hand, at(state.kinds, card));
  for (const card of owner.hand) hold(hand, at(state.kinds, card));
  for (const card of sideOf(state, player).pile) hand.pile.push(at(state.kinds, card));
  return hand;
}

function inDeck(hand: Hand, kind: Kind): void {
  const before = int(hand.deck, kind);
  if (before === 0) hand.deckKinds.push(kind);
  hand.deck[kind] = before + 1;
}

function emptyHand(board: Board, player: number): Hand {
  const kept = hands[player];
  if (kept === undefined || kept.faces !== board.faces) {
    const fresh = newHand(board, player);
    hands[player] = fresh;
    return fresh;
  }
  const { kinds, deckKinds } = kept;
  for (let kind = kinds.pop(); kind !== undefined; kind = kinds.pop()) kept.held[kind] = 0;
  for (let kind = deckKinds.pop(); kind !== undefined; kind = deckKinds.pop()) kept.deck[kind] = 0;
  clear(kept.pile);
  kept.cards = 0;
  kept.bond = -1;
  kept.drawn = Number.NaN;
  kept.revivalNow = Number.NaN;
  kept.revivalLater = Number.NaN;
  return kept;
}

function newHand(board: Board, player: number): Hand {
  const kinds = board.faces.flags.length;
  return {
    player,
    faces: board.faces,
    side: 0,
    board,
    held: new Int32Array(kinds),
    deck: new Int32Array(kinds),
    kinds: [],
    deckKinds: [],
    pile: [],
    cards: 0,
    deckSize: 0,
    goesOn: false,
    callsFromHand: true,
    bond: -1,
    bonds: 0,
    drawn: Number.NaN,
    revivalNow: Number.NaN,
    revivalLater: Number.NaN,
  };
}

export function heldOf(hand: Hand, kind: Kind): number {
  return int(hand.held, kind);
}

export function hold(hand: Hand, kind: Kind, count = 1): void {
  const before = int(hand.held, kind);
  hand.held[kind] = before + count;
  hand.cards += count;
  if (before === 0 && !hand.kinds.includes(kind)) hand.kinds.push(kind);
}

/** How many cards of a kind come when this caller is played. */
export function calledBy(hand: Hand, caller: Kind, kind: Kind): number {
  const waiting = int(hand.deck, kind);
  if (!hand.callsFromHand) return waiting;
  const held = heldOf(hand, kind);
  return waiting + held - (caller === kind && held > 0 ? 1 : 0);
}

/** Whether a card in hand will come with another that is held; of two that call each other the first calls. */
export function isCalled(hand: Hand, kind: Kind): boolean {
  if (!hand.callsFromHand || int(hand.faces.called, kind) === 0) return false;
  for (let i = 0; i < hand.kinds.length; i++) {
    const other = hand.kinds[i] ?? 0;
    if (other === kind || heldOf(hand, other) === 0) continue;
    if (!calledOf(hand.faces, other).includes(kind)) continue;
    if (other < kind || !calledOf(hand.faces, kind).includes(other)) return true;
  }
  return false;
}
