import type { Told } from "@medallion/kernel";
import { at, pick, shuffle } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { BERSERKER, MARDROEME, rowName, TOKEN } from "../cards/table.ts";
import type { GwentEvent, Named, Placed, Scribe } from "../events.ts";
import { removeAt } from "../lists.ts";
import type { Card, Ref, State } from "../state.ts";
import { handRef, playerOf, sideOf, tableOf } from "../state.ts";
import { drewUnseen, showOwn } from "./knowledge.ts";

/** One stream of chance per purpose: shuffles of each player's deck apart, so that mulligans commute. */
export const COIN = 0;
export const CHANCE = 1;
export const DECKS = 2;

/** For everybody. `scribe.tell?.(toAll(…))` builds no event where nobody listens. */
export function toAll(event: GwentEvent): Told<GwentEvent> {
  return { event, to: "all" };
}

type FromHand = Extract<
  GwentEvent,
  { kind: "unitPlayed" | "specialPlayed" | "slotFilled" | "cardDiscarded" }
>;

/** What was played from a hand is public, but only those who see the hand know what it was called there. */
export function tellPlayed(state: State, scribe: Scribe, event: FromHand, was: Ref | undefined): void {
  if (was === undefined) scribe.tell?.(toAll(event));
  else scribe.tell?.({ event: { ...event, was }, to: seers(state, event.seat), others: event });
}

export function kindOf(state: State, card: Card): Kind {
  return at(state.kinds, card);
}

export function flagsOf(state: State, card: Card): number {
  return at(tableOf(state).flags, at(state.kinds, card));
}

export function idOf(state: State, card: Card): string {
  return at(tableOf(state).cards, at(state.kinds, card)).id;
}

export function named(state: State, card: Card): Named {
  return { card: at(state.refs, card), id: idOf(state, card) };
}

export function placed(state: State, card: Card, side: number, row: number): Placed {
  return { card: at(state.refs, card), id: idOf(state, card), side, row: rowName(row) };
}

/** A card that was hidden lies open from now on. */
export function show(state: State, card: Card): void {
  state.refs[card] = ++state.shown;
}

/** A new name for a card that comes into a hand. */
function hand(state: State, player: number, card: Card): void {
  const owner = playerOf(state, player);
  owner.hand.push(card);
  owner.handed++;
  state.refs[card] = handRef(owner.handed, player);
  state.holders[card] = player;
}

/** GW-1.18: takes the top card of the deck into the hand. */
export function draw(state: State, player: number): Card | undefined {
  const owner = playerOf(state, player);
  const card = owner.deck.pop();
  if (card === undefined) return undefined;
  if (owner.bottom > owner.deck.length) owner.bottom = owner.deck.length;
  drewUnseen(state, player);
  hand(state, player, card);
  return card;
}

export function drawCards(state: State, scribe: Scribe, player: number, count: number): void {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = draw(state, player);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  scribe.final = true;
  if (scribe.tell === undefined) return;
  scribe.tell({
    event: {
      kind: "cardsDrawn",
      seat: player,
      count: drawn.length,
      cards: drawn.map((card) => named(state, card)),
    },
    to: seers(state, player),
    others: { kind: "cardsDrawn", seat: player, count: drawn.length, cards: [] },
  });
}

/** Those who see a player's hand: the player and the team mate (GW-15.3). */
export function seers(state: State, player: number): readonly number[] {
  return sideOf(state, player).members;
}

/** A card everybody has seen comes into a hand (GW-1.11). */
export function takeIntoHand(state: State, player: number, card: Card): void {
  hand(state, player, card);
  state.known.push({ of: player, kind: kindOf(state, card), where: "hand", by: -1 });
}

/** A hand card leaves the hand in the open. */
export function leaveHand(state: State, player: number, card: Card): void {
  const { hand: held } = playerOf(state, player);
  removeAt(held, held.indexOf(card));
  showOwn(state, player, kindOf(state, card), "hand");
  show(state, card);
}

/** A deck card leaves the deck in the open. */
export function leaveDeck(state: State, player: number, card: Card): void {
  const owner = playerOf(state, player);
  const place = owner.deck.indexOf(card);
  removeAt(owner.deck, place);
  if (place < owner.bottom) owner.bottom--;
  showOwn(state, player, kindOf(state, card), "deck");
  show(state, card);
}

/** GW-1.17: a deck that was searched or got cards is shuffled. */
export function shuffleDeck(state: State, scribe: Scribe, player: number): void {
  const owner = playerOf(state, player);
  shuffle(state.random, DECKS + player, owner.deck);
  owner.bottom = 0;
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "deckShuffled", seat: player }));
}

/** GW-1.16: one of the candidates, sorted by instance number, all equally likely. */
export function pickCard(state: State, scribe: Scribe, candidates: readonly Card[]): Card {
  scribe.final = true;
  const place = pick(state.random, CHANCE, candidates.length);
  for (const card of candidates) {
    let before = 0;
    for (const other of candidates) if (other < card) before++;
    if (before === place) return card;
  }
  throw new Error("candidates are all different");
}

/** A card goes to a side's discard pile; a token returns to the side deck (GW-1.7, GW-1.21). */
export function toPile(state: State, side: number, card: Card): void {
  if ((flagsOf(state, card) & TOKEN) !== 0 && state.options.rules.tokenExit === "sideDeck") return;
  at(state.sides, side).pile.push(card);
}

/** Slot cards, Decoys and weather go to the pile of the player who played them (GW-1.10). */
export function toPlayersPile(state: State, card: Card): void {
  toPile(state, playerOf(state, at(state.holders, card)).side, card);
}

/** A token takes the next free number (GW-1.15). */
export function newToken(state: State, kind: Kind, holder: number): Card {
  const card = state.kinds.length;
  state.kinds.push(kind);
  state.holders.push(holder);
  state.refs.push(++state.shown);
  return card;
}

/** A card comes to the right end of a row; then the transformation test (GW-5.1, GW-6.9). */
export function layInRow(state: State, scribe: Scribe, card: Card, side: number, row: number): void {
  const cards = at(at(state.sides, side).rows, row);
  cards.push(card);
  const flags = flagsOf(state, card);
  if ((flags & (BERSERKER | MARDROEME)) !== 0) transform(state, scribe, side, row);
}

/** GW-6.9 to GW-6.11: berserkers in a row under Mardroeme become their tokens and are out of the game. */
export function transform(state: State, scribe: Scribe, side: number, row: number): void {
  const field = at(state.sides, side);
  const cards = at(field.rows, row);
  const slot = at(field.slots, row);
  const inSlot = slot > 0 && (flagsOf(state, slot) & MARDROEME) !== 0;
  if (!inSlot && !cards.some((card) => (flagsOf(state, card) & MARDROEME) !== 0)) return;
  for (const [place, card] of cards.entries()) {
    if ((flagsOf(state, card) & BERSERKER) === 0) continue;
    const token = newToken(state, at(tableOf(state).token, kindOf(state, card)), at(state.holders, card));
    cards[place] = token;
    state.removed.push(card);
    scribe.tell?.(
      toAll({
        kind: "unitTransformed",
        ...placed(state, card, side, row),
        into: named(state, token),
      }),
    );
  }
}

/** Takes a card off the row in which it lies. */
export function liftFromRow(state: State, card: Card): { side: number; row: number; place: number } {
  for (let side = 0; side < state.sides.length; side++)
    for (let row = 0; row < 3; row++) {
      const cards = at(at(state.sides, side).rows, row);
      const place = cards.indexOf(card);
      if (place < 0) continue;
      removeAt(cards, place);
      return { side, row, place };
    }
  throw new Error(`card ${card} is not on the battlefield`);
}

/** A whole pile goes into hidden decks; everybody knows what went in. */
export function intoDeck(state: State, player: number, card: Card): void {
  playerOf(state, player).deck.push(card);
  state.holders[card] = player;
  state.refs[card] = 0;
  state.known.push({ of: player, kind: kindOf(state, card), where: "deck", by: -1 });
}

/** A card of the player's choice comes from the deck into the hand; nobody else sees which. */
export function takeFromDeck(state: State, player: number, card: Card): void {
  const owner = playerOf(state, player);
  const place = owner.deck.indexOf(card);
  removeAt(owner.deck, place);
  if (place < owner.bottom) owner.bottom--;
  drewUnseen(state, player);
  hand(state, player, card);
}
