import type { Seat } from "@medallion/kernel";
import { at, pick, remove, shuffle } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { COMPONENTS, type Zone } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { Card, Player, State } from "../state.ts";
import { EVERYBODY, playerOf } from "../state.ts";
import { OWN_DECKS, RANDOM_CARDS } from "./chance.ts";
import { toAll, toSeat } from "./tell.ts";

export function idOf(state: State, card: Card): string {
  return at(boxOf(state).cards, card).id;
}

export function idsOf(state: State, cards: readonly Card[]): string[] {
  const box = boxOf(state);
  return cards.map((card) => at(box.cards, card).id);
}

/** The card of this id; an unknown one is a bug, for choices come from our own lists. */
export function cardNamed(state: State, id: string): Card {
  const card = boxOf(state).cardOf.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Of cards that are printed alike only the first one: they are one choice. */
export function distinct(box: Box, cards: readonly Card[]): readonly Card[] {
  const found: Card[] = [];
  const prints: number[] = [];
  for (const card of cards) {
    const print = at(box.alike, card);
    if (prints.includes(print)) continue;
    prints.push(print);
    found.push(card);
  }
  return found;
}

/** How many action cards a witcher has in deck, hand and discard pile. */
export function cardsOf({ deck, hand, discard }: Player): number {
  return deck.length + hand.length + discard.length;
}

/** OW-3.21: from the forming of the life decks to the end of the fight no pile is shuffled in order to draw. */
export function hasLifeDeck({ fight }: State, seat: Seat): boolean {
  return fight?.formed === true && (fight.attacker === seat || fight.defender === seat);
}

/** Draws into the hand as far as deck, pile and hand limit allow (OW-3.18, OW-3.20, OW-3.21); says how many. */
export function drawCards(state: State, scribe: Scribe, seat: Seat, count: number): number {
  const { hand } = playerOf(state, seat);
  const before = hand.length;
  let told = before;
  while (hand.length - before < count && hand.length < COMPONENTS.constants.handLimit) {
    const { deck } = playerOf(state, seat);
    const card = deck.pop();
    if (card !== undefined) {
      hand.push(card);
      continue;
    }
    tellDrawn(state, scribe, seat, told);
    told = hand.length;
    if (hasLifeDeck(state, seat) || !reshuffle(state, scribe, seat)) break;
  }
  tellDrawn(state, scribe, seat, told);
  if (hand.length > before) scribe.final = true;
  return hand.length - before;
}

function tellDrawn(state: State, scribe: Scribe, seat: Seat, from: number): void {
  const { hand } = playerOf(state, seat);
  if (scribe.tell === undefined || hand.length === from) return;
  const event = { kind: "cardsDrawn" as const, seat, count: hand.length - from };
  const cards = idsOf(state, hand.slice(from));
  scribe.tell(toSeat(seat, { ...event, cards }, { ...event, cards: [] }));
}

/**
 * OW-3.20: the discard pile becomes the deck; says whether there were cards. Until now whatever was hidden had to be in
 * the hand, which stays known (OW-1.21).
 */
function reshuffle(state: State, scribe: Scribe, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (player.discard.length === 0) return false;
  for (const card of player.hand) state.seen[card] = EVERYBODY;
  player.deck = player.discard;
  player.discard = [];
  shuffle(state.random, OWN_DECKS, player.deck);
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "deckReshuffled", seat, count: player.deck.length }));
  return true;
}

/** Shuffles a deck; nobody knows any more where its cards lie. */
export function shuffleDeck(state: State, scribe: Scribe, seat: Seat): void {
  const { deck } = playerOf(state, seat);
  for (const card of deck) state.seen[card] = 0;
  shuffle(state.random, OWN_DECKS, deck);
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "deckShuffled", seat, count: deck.length }));
}

/** OW-10.1: the discard pile is shuffled into the deck, the hand stays. */
export function formLifeDeck(state: State, scribe: Scribe, seat: Seat): void {
  const player = playerOf(state, seat);
  for (const card of player.discard) player.deck.push(card);
  player.discard = [];
  shuffleDeck(state, scribe, seat);
}

/** OW-13.13, OW-14.12, OW-15.4: deck, discard pile and hand are shuffled into a new deck. */
export function newDeck(state: State, scribe: Scribe, seat: Seat): void {
  const player = playerOf(state, seat);
  for (const card of player.hand) player.deck.push(card);
  player.hand = [];
  formLifeDeck(state, scribe, seat);
}

function zoneOf(player: Player, zone: Zone): Card[] {
  return player[zone];
}

/** Takes a card out of a zone of its owner; it is in the open now. */
function leave(state: State, seat: Seat, card: Card, from: Zone): void {
  remove(zoneOf(playerOf(state, seat), from), card);
  state.seen[card] = 0;
}

/** OW-1.7: discards a card from a zone. A searched deck is shuffled by whoever searched it. */
export function discardCard(state: State, scribe: Scribe, seat: Seat, card: Card, from: Zone = "hand"): void {
  leave(state, seat, card, from);
  playerOf(state, seat).discard.push(card);
  scribe.tell?.(toAll({ kind: "cardsDiscarded", seat, cards: [idOf(state, card)], from }));
}

/** OW-1.8: removes a card from the game. */
export function removeCard(state: State, scribe: Scribe, seat: Seat, card: Card, from: Zone): void {
  leave(state, seat, card, from);
  playerOf(state, seat).removed.push(card);
  scribe.tell?.(toAll({ kind: "cardsRemoved", seat, cards: [idOf(state, card)], from }));
}

/** Discards up to so many cards from the top of the deck; says how many. */
export function discardTop(state: State, scribe: Scribe, seat: Seat, count: number): number {
  const { deck, discard } = playerOf(state, seat);
  const before = discard.length;
  for (let left = count; left > 0; left--) {
    const card = deck.pop();
    if (card === undefined) break;
    state.seen[card] = 0;
    discard.push(card);
  }
  const lost = discard.length - before;
  if (lost === 0) return 0;
  scribe.final = true;
  if (scribe.tell !== undefined)
    scribe.tell(
      toAll({ kind: "cardsDiscarded", seat, cards: idsOf(state, discard.slice(before)), from: "deck" }),
    );
  return lost;
}

/** Discards up to so many hand cards at random; says how many. */
export function discardRandom(state: State, scribe: Scribe, seat: Seat, count: number): number {
  const { hand } = playerOf(state, seat);
  const most = Math.min(count, hand.length);
  for (let i = 0; i < most; i++) {
    const card = at(hand, pick(state.random, RANDOM_CARDS, hand.length));
    scribe.final = true;
    discardCard(state, scribe, seat, card);
  }
  return most;
}

/** A card that all have seen comes into a hand (OW-3.19). */
export function takeOpenly(state: State, seat: Seat, card: Card): void {
  playerOf(state, seat).hand.push(card);
  state.seen[card] = EVERYBODY;
}

/** A card of the own discard pile comes into hand. */
export function takeFromDiscard(state: State, seat: Seat, card: Card): void {
  remove(playerOf(state, seat).discard, card);
  takeOpenly(state, seat, card);
}

/** Some player learns where a hidden card lies. */
export function noteSeen(state: State, seat: Seat, card: Card): void {
  state.seen[card] = at(state.seen, card) | (1 << seat);
}

/** This player may move the cards out of sight, so that nobody else knows any more where they lie (OW-1.21). */
export function hideFromOthers(state: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) state.seen[card] = at(state.seen, card) & (1 << seat);
}
