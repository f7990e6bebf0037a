import { at, remove } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Card, Ref, State } from "../state.ts";
import { cardOf, playerOf } from "../state.ts";
import { ask, askAbout } from "./ask.ts";
import { inDeck, kindsInDeck } from "./leaders.ts";
import { emptySlots, fillSlot } from "./specials.ts";
import { leaveHand, named, seers, shuffleDeck, takeFromDeck, tellPlayed, toPile } from "./zones.ts";

/** One hand card is discarded, of the player's choice (GW-10.32, GW-19.6). */
export function askToDiscard(state: State, scribe: Scribe, player: number): void {
  const { hand } = playerOf(state, player);
  if (hand.length > 1) ask(state, player, "discard");
  else if (hand.length === 1) discard(state, scribe, player, at(hand, 0));
}

export function discard(state: State, scribe: Scribe, player: number, card: Card): void {
  const was = at(state.refs, card);
  leaveHand(state, player, card);
  state.holders[card] = player;
  toPile(state, playerOf(state, player).side, card);
  if (scribe.tell !== undefined)
    tellPlayed(state, scribe, { kind: "cardDiscarded", seat: player, ...named(state, card) }, was);
}

/** GW-10.32: one card of the player's choice comes from the deck into the hand, unseen by the others. */
export function askToSearch(state: State, scribe: Scribe, player: number): void {
  const kinds = kindsInDeck(state, player);
  if (kinds.length > 1) ask(state, player, "search");
  else if (kinds.length === 1) search(state, scribe, player, at(kinds, 0));
}

export function search(state: State, scribe: Scribe, player: number, kind: Kind): void {
  const card = inDeck(state, player, kind);
  if (card === undefined) return;
  takeFromDeck(state, player, card);
  scribe.final = true;
  scribe.tell?.({
    event: { kind: "cardSought", seat: player, cards: [named(state, card)] },
    to: seers(state, player),
    others: { kind: "cardSought", seat: player, cards: [] },
  });
  shuffleDeck(state, scribe, player);
}

/** GW-10.53: a card from the deck goes into an own slot of the player's choice. */
export function askForSlot(state: State, scribe: Scribe, player: number, card: Ref): void {
  const rows = emptySlots(state, player);
  if (rows.length > 1) askAbout(state, { seat: player, kind: "slot", card });
  else fillFromDeck(state, scribe, player, cardOf(state, card), at(rows, 0));
}

export function fillFromDeck(state: State, scribe: Scribe, player: number, card: Card, row: number): void {
  remove(state.limbo, card);
  fillSlot(state, scribe, player, card, row, { from: "deck" });
}
