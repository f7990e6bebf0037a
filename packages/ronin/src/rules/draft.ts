import { at } from "@medallion/kernel";
import { subsetsOf } from "../abilities/subsets.ts";
import { boxOf } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import type { Card, PlayerIndex, State, Step } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { automaPick } from "./automa.ts";
import { gainXp } from "./gain.ts";
import { toAll } from "./tell.ts";
import {
  cardNamed,
  drawToHand,
  idsOf,
  leaveHand,
  replenish,
  takeOpenly,
  takeTop,
  tellDrawn,
} from "./zones.ts";

/** The deck spot lies above the rows, which are counted from 1 (RO-4.7). */
export const DECK_SPOT = 0;
/** Cards taken in a pick. */
const PICKED = 2;
const TURNS_PER_CHAPTER = 3;

/** What a turn consists of, the first step last. Steps are never changed, so all turns share them. */
const TURN: readonly Step[] = [
  { kind: "turn-end" },
  { kind: "tea", at: 0 },
  { kind: "slot", at: 0 },
  { kind: "reveal" },
  { kind: "commit" },
  { kind: "new-order" },
  { kind: "pick", at: 0 },
  { kind: "refresh" },
];

/** RO-3.2: one turn; its steps are laid on the agenda at once. */
export function beginTurn(state: State, scribe: Scribe): void {
  state.phase = "draft";
  state.spots.fill(-1);
  state.hasty = [];
  const turn = state.turn % TURNS_PER_CHAPTER;
  // RO-3.7: in the first turn of a chapter kept cards count as played.
  for (const player of state.players) player.since = turn === 0 ? 0 : player.timeline.length;
  for (const player of state.players) player.added = player.timeline.length;
  scribe.tell?.(toAll({ kind: "turnStarted", chapter: state.chapter + 1, turn: turn + 1 }));
  state.agenda.push(...TURN);
}

/** Cards still lying in a row, counted from 1. */
export function cardsInRow({ rows }: State, row: number): readonly Card[] {
  const [left, right] = [at(rows, row * 2 - 2), at(rows, row * 2 - 1)];
  if (left >= 0 && right >= 0) return [left, right];
  return left >= 0 ? [left] : right >= 0 ? [right] : [];
}

/** RO-4.1 to RO-4.4: the topmost pair goes, the others move up, empty rows are filled. */
export function refresh(state: State, scribe: Scribe): void {
  if (state.turn === 0) return;
  scribe.final = true;
  const { rows } = state;
  const topmost = Math.floor(rows.findIndex((card) => card >= 0) / 2) + 1;
  if (topmost > 0) {
    const pair = cardsInRow(state, topmost);
    state.discard.push(...pair);
    rows.fill(-1, topmost * 2 - 2, topmost * 2);
    scribe.tell?.(toAll({ kind: "pairDiscarded", row: topmost, cards: idsOf(state, pair) }));
    replenish(state, scribe);
  }
  moveUp(state);
  fillRows(state, scribe);
}

function moveUp(state: State): void {
  const { rows } = state;
  let to = 0;
  for (let from = 0; from < rows.length; from += 2) {
    const [left, right] = [at(rows, from), at(rows, from + 1)];
    if (left < 0 && right < 0) continue;
    rows[from] = -1;
    rows[from + 1] = -1;
    rows[to] = left;
    rows[to + 1] = right;
    to += 2;
  }
}

/** RO-4.4: from the highest empty row downwards, left card first. */
export function fillRows(state: State, scribe: Scribe): void {
  const { rows } = state;
  let first = 0;
  while (first < rows.length && at(rows, first) >= 0) first += 2;
  if (first === rows.length) return;
  for (let place = first; place < rows.length; place++) {
    const card = takeTop(state, scribe);
    if (card < 0) break;
    rows[place] = card;
    state.seen[card] = 0;
  }
  if (scribe.tell === undefined) return;
  const filled = Array.from({ length: (rows.length - first) / 2 }, (_, i) =>
    idsOf(state, cardsInRow(state, first / 2 + i + 1)),
  );
  scribe.tell(toAll({ kind: "rowsFilled", first: first / 2 + 1, rows: filled }));
}

/** RO-4.5: the figures in initiative order; abilities are used before (D0) or after the pick (D1, RO-7.6). */
export function nextPick(state: State, scribe: Scribe, { at: place }: Step & { kind: "pick" }): void {
  if (place > 0) playerOf(state, at(state.order, place - 1)).taken = [];
  const player = state.order[place];
  if (player === undefined) return;
  state.agenda.push({ kind: "pick", at: place + 1 });
  if (!isHuman(state, player)) return automaPick(state, scribe, player);
  state.agenda.push(
    { kind: "window", player, point: "D1" },
    { kind: "place", player },
    { kind: "window", player, point: "D0" },
  );
}

/** Where all rows are empty the deck spot is no choice (RO-13.18). */
export function askToPlace(state: State, scribe: Scribe, { player }: Step & { kind: "place" }): void {
  if (state.rows.some((card) => card >= 0)) ask(state, { kind: "place", seat: player });
  else takeDeckSpot(state, scribe, player);
}

/** RO-13.7: the deck spot, and every row with its pair still there. */
export function placeChoices(state: State): readonly RoninChoice[] {
  const choices: RoninChoice[] = [{ kind: "deck" }];
  for (let row = 1; row <= state.rows.length / 2; row++) {
    const cards = cardsInRow(state, row);
    if (cards.length > 0) choices.push({ kind: "row", row, cards: idsOf(state, cards) });
  }
  return choices;
}

/** RO-4.6, RO-4.9: both cards into the hand; the last row gives 1 XP. */
export function takeRow(state: State, scribe: Scribe, player: PlayerIndex, row: number): void {
  const cards = cardsInRow(state, row);
  const owner = playerOf(state, player);
  owner.taken = [...cards];
  owner.peeked = 0;
  state.spots[player] = row;
  for (const card of cards) takeOpenly(state, player, card);
  state.rows.fill(-1, row * 2 - 2, row * 2);
  scribe.tell?.(toAll({ kind: "pairTaken", seat: player, row, cards: idsOf(state, cards) }));
  if (row * 2 === state.rows.length) gainXp(state, scribe, player, 1, "row");
}

/** RO-4.7, RO-4.8; who looked at the top of the deck takes any two of those cards (DRAFT_PEEK). */
export function takeDeckSpot(state: State, scribe: Scribe, player: PlayerIndex): void {
  const owner = playerOf(state, player);
  state.spots[player] = DECK_SPOT;
  scribe.tell?.(toAll({ kind: "deckSpotTaken", seat: player }));
  if (owner.peeked > PICKED) {
    ask(state, { kind: "take", seat: player });
    return;
  }
  owner.peeked = 0;
  owner.taken = drawToHand(state, scribe, player, PICKED);
}

/** The cards the player is looking at, the top one first. */
function peekedCards(state: State, player: PlayerIndex): readonly Card[] {
  return state.deck.slice(-playerOf(state, player).peeked).toReversed();
}

export function takeChoices(state: State, seat: PlayerIndex): readonly RoninChoice[] {
  return subsetsOf(idsOf(state, peekedCards(state, seat)), PICKED)
    .filter((cards) => cards.length === PICKED)
    .map((cards) => ({ kind: "take", cards }));
}

/** The chosen cards come into the hand, the others under the deck in the same order; nobody else sees which. */
export function takePeeked(state: State, scribe: Scribe, player: PlayerIndex, ids: readonly string[]): void {
  const owner = playerOf(state, player);
  const looked = peekedCards(state, player);
  const cards = ids.map((id) => cardNamed(state, id));
  const rest = looked.filter((card) => !cards.includes(card));
  state.deck = [...rest.toReversed(), ...state.deck.slice(0, -looked.length)];
  for (const card of cards) state.seen[card] = 0;
  for (const card of rest) state.seen[card] = 1 << player;
  owner.hand.push(...cards);
  owner.taken = cards;
  owner.peeked = 0;
  scribe.final = true;
  tellDrawn(state, scribe, player, cards);
}

/** DRAFT_EXTRA: a card of the hand goes face up on the discard pile. */
export function askToDiscard(state: State, scribe: Scribe, { player }: Step & { kind: "discard" }): void {
  const [only, other] = playerOf(state, player).hand;
  if (other !== undefined) ask(state, { kind: "discard", seat: player });
  else if (only !== undefined) discardCard(state, scribe, player, only);
}

export function discardCard(state: State, scribe: Scribe, player: PlayerIndex, card: Card): void {
  leaveHand(state, player, card);
  state.discard.push(card);
  const owner = playerOf(state, player);
  owner.taken = owner.taken.filter((other) => other !== card);
  scribe.tell?.(toAll({ kind: "cardDiscarded", seat: player, card: at(boxOf(state).cards, card).id }));
  replenish(state, scribe);
}

/** RO-4.10: the deck spot in order of arrival, then row by row; who used DRAFT_FIRST last comes first. */
export function newOrder(state: State, scribe: Scribe): void {
  const spotOf = (player: PlayerIndex): number => at(state.spots, player);
  // The sort is stable, and figures have arrived in initiative order.
  const order = state.order.toSorted((one, other) => spotOf(one) - spotOf(other));
  for (const player of state.hasty) {
    order.splice(order.indexOf(player), 1);
    order.unshift(player);
  }
  state.order = order;
  scribe.tell?.(toAll({ kind: "initiativeSet", seats: order.slice() }));
}
