import type { Seat } from "@medallion/kernel";
import { at, shuffle } from "@medallion/kernel";
import { type Box, boxOf, type Cost } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { Card, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { COMMON_DECK } from "./chance.ts";
import { toAll } from "./tell.ts";
import { idOf, idsOf, takeOpenly } from "./zones.ts";

/** The top card of the common deck, made anew from its discard pile if need be (OW-1.14); `NONE` if there is none. */
function drawCommon(state: State, scribe: Scribe): Card {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NONE;
    state.deck = state.discard;
    state.discard = [];
    shuffle(state.random, COMMON_DECK, state.deck);
    scribe.tell?.(toAll({ kind: "commonDeckReshuffled", count: state.deck.length }));
  }
  scribe.final = true;
  return state.deck.pop() ?? NONE;
}

/** OW-1.15: the cards slide right, then the empty slots are filled from right to left. */
export function refillPool(state: State, scribe: Scribe): void {
  const { pool } = state;
  let to = pool.length - 1;
  for (let slot = to; slot >= 0; slot--) {
    const card = at(pool, slot);
    if (card === NONE) continue;
    pool[slot] = NONE;
    pool[to--] = card;
  }
  const added: Card[] = [];
  for (; to >= 0; to--) {
    const card = drawCommon(state, scribe);
    if (card === NONE) break;
    pool[to] = card;
    added.push(card);
  }
  if (added.length > 0) scribe.tell?.(toAll({ kind: "poolRefilled", cards: idsOf(state, added) }));
}

/** What the card in a slot costs in hand cards, without any reduction (OW-9.5); slots count from 0. */
export function slotPrice(box: Box, pool: readonly Card[], slot: number): number {
  return Math.max(0, at(box.costs, at(pool, slot)) + at(COMPONENTS.pool, slot).price);
}

/** OW-9.5, OW-9.10. */
export function priceOf(state: State, slot: number): number {
  return state.turn.free ? 0 : slotPrice(boxOf(state), state.pool, slot);
}

/** Slots whose card has this printed cost, the one nearest 6 first. */
export function slotsOfCost(state: State, cost: Cost): number[] {
  const { costs } = boxOf(state);
  const slots: number[] = [];
  for (let slot = state.pool.length - 1; slot >= 0; slot--) {
    const card = at(state.pool, slot);
    if (card !== NONE && (cost === "any" || at(costs, card) === cost)) slots.push(slot);
  }
  return slots;
}

/** OW-8.8, OW-14.13: a pool card of this printed cost onto the discard pile, or the first one that the deck has. */
export function gainPoolCard(state: State, scribe: Scribe, seat: Seat, cost: Cost): void {
  if (slotsOfCost(state, cost).length > 0) ask(state, seat, { kind: "poolCard", cost });
  else searchCommon(state, scribe, seat, cost);
}

function searchCommon(state: State, scribe: Scribe, seat: Seat, cost: Cost): void {
  const { costs } = boxOf(state);
  const revealed: Card[] = [];
  let found = false;
  while (!found) {
    const card = drawCommon(state, scribe);
    if (card === NONE) break;
    revealed.push(card);
    found = cost === "any" || at(costs, card) === cost;
  }
  scribe.tell?.(toAll({ kind: "deckRevealed", seat, cards: idsOf(state, revealed), found }));
  const gained = found ? revealed.pop() : undefined;
  if (gained !== undefined) playerOf(state, seat).discard.push(gained);
  for (const card of revealed) state.discard.push(card);
}

/** A player takes the card of a slot; the pool is refilled by the caller. */
export function takeSlot(
  state: State,
  scribe: Scribe,
  seat: Seat,
  slot: number,
  to: "hand" | "discard",
): void {
  const card = at(state.pool, slot);
  state.pool[slot] = NONE;
  if (to === "hand") takeOpenly(state, seat, card);
  else playerOf(state, seat).discard.push(card);
  scribe.tell?.(toAll({ kind: "poolCardTaken", seat, card: idOf(state, card), slot: slot + 1, to }));
}

export function takeChoice(
  state: State,
  slot: number,
  price: number,
  to: "hand" | "discard",
): OldWorldChoice {
  return { kind: "take", slot: slot + 1, card: idOf(state, at(state.pool, slot)), price, to };
}
