import { at, remove, shuffle } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import type { Card, PlayerIndex, State } from "../state.ts";
import { EVERYBODY, playerOf } from "../state.ts";
import { RESHUFFLE } from "./chance.ts";
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

/** Takes the top card of the deck; -1 if there is none anywhere (RO-4.12). */
export function takeTop(state: State, scribe: Scribe): Card {
  const card = state.deck.pop();
  if (card === undefined) return -1;
  scribe.final = true;
  replenish(state, scribe);
  return card;
}

/** RO-4.11, RO-4.12: an empty deck is made anew from the whole discard pile, at once. */
export function replenish(state: State, scribe: Scribe): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  state.deck = state.discard;
  state.discard = [];
  state.shuffles++;
  for (const card of state.deck) state.batches[card] = state.shuffles;
  shuffle(state.random, RESHUFFLE, state.deck);
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "deckReshuffled", count: state.deck.length }));
}

/** Draws unseen cards into a hand; whoever knew the top of the deck knows them there too. Returns what was drawn. */
export function drawToHand(state: State, scribe: Scribe, player: PlayerIndex, count: number): Card[] {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, scribe);
    if (card < 0) break;
    drawn.push(card);
    playerOf(state, player).hand.push(card);
    state.seen[card] = at(state.seen, card) & ~(1 << player);
  }
  tellDrawn(state, scribe, player, drawn);
  return drawn;
}

export function tellDrawn(state: State, scribe: Scribe, player: PlayerIndex, drawn: readonly Card[]): void {
  if (scribe.tell === undefined || drawn.length === 0) return;
  const event = { kind: "cardsDrawn" as const, seat: player, count: drawn.length };
  scribe.tell(toSeat(player, { ...event, cards: idsOf(state, drawn) }, { ...event, cards: [] }));
}

/** A card that all have seen comes into a hand (RO-4.13). */
export function takeOpenly(state: State, player: PlayerIndex, card: Card): void {
  playerOf(state, player).hand.push(card);
  state.seen[card] = EVERYBODY;
}

/** A card leaves a hand in the open. */
export function leaveHand(state: State, player: PlayerIndex, card: Card): void {
  remove(playerOf(state, player).hand, card);
  state.seen[card] = 0;
}

/** A card is added at the right end of a timeline (RO-1.9). */
export function addToTimeline(state: State, player: PlayerIndex, card: Card): void {
  const { timeline, covered } = playerOf(state, player);
  timeline.push(card);
  covered.push(0);
}

/** All of a hand has been shown to all. */
export function showHand(state: State, player: PlayerIndex): void {
  for (const card of playerOf(state, player).hand) state.seen[card] = EVERYBODY;
}
