import type { Seat } from "@medallion/kernel";
import { at, remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll, toSeat } from "../rules/tell.ts";
import { discardCard, distinct, hideFromOthers, idOf, noteSeen } from "../rules/zones.ts";
import type { Card, FightCardIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { lossRoom } from "./damage.ts";
import { fighterOf, fightOf, opponentOf } from "./facts.ts";
import { checkLife, decide } from "./knock-out.ts";

// Looking at the top of the opponent's deck: a monster's life deck, or a witcher's deck in a duel (OW-17.2, OW-11.26).

/** The opponent's deck, the top card last. */
function deckAgainst(state: State, seat: Seat): (Card | FightCardIndex)[] {
  const fight = fightOf(state);
  const opponent = opponentOf(fight, seat);
  return opponent === undefined ? fight.life : playerOf(state, opponent.seat).deck;
}

function isMonsterDeck(state: State, seat: Seat): boolean {
  return opponentOf(fightOf(state), seat) === undefined;
}

/** The cards from the top down to so many, without the first few. */
function topCards(deck: readonly number[], count: number, without = 0): number[] {
  return deck.slice(deck.length - count, deck.length - without).reverse();
}

/** With fewer cards than stated all are looked at and as many as possible discarded (OW-17.3). */
export function lookAtOpponent(
  state: State,
  scribe: Scribe,
  seat: Seat,
  look: number,
  discard: number,
): void {
  const deck = deckAgainst(state, seat);
  const count = Math.min(look, deck.length);
  if (count === 0) return;
  const cards = topCards(deck, count);
  noteLook(state, seat, cards);
  scribe.final = true;
  if (scribe.tell !== undefined) {
    const event = { kind: "opponentSeen" as const, seat, count };
    scribe.tell(toSeat(seat, { ...event, cards: namesOf(state, seat, cards) }, { ...event, cards: [] }));
  }
  const fighter = fighterOf(state, seat);
  const isMonster = isMonsterDeck(state, seat);
  const most = fighter !== undefined && isMonster ? lossRoom(fighter) : count;
  const lost = Math.min(discard, count, most);
  // Two cards that go back may change places.
  if (!isMonster && count - lost > 1) hideFromOthers(state, seat, cards);
  state.agenda.push({ do: "look", seat, look: count, discard: lost });
}

function noteLook(state: State, seat: Seat, cards: readonly number[]): void {
  const { seen } = fightOf(state);
  for (const card of cards)
    if (!isMonsterDeck(state, seat)) noteSeen(state, seat, card);
    else if (!seen.includes(card)) seen.push(card);
}

function namesOf(state: State, seat: Seat, cards: readonly number[]): string[] {
  const { fightCards } = boxOf(state);
  return cards.map((card) => (isMonsterDeck(state, seat) ? at(fightCards, card).id : idOf(state, card)));
}

function named(state: State, seat: Seat, id: string): number {
  const box = boxOf(state);
  const card = (isMonsterDeck(state, seat) ? box.fightCardOf : box.cardOf).get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Asks for the cards to discard one by one, then for the order of the rest. */
export function askAboutSeen(
  state: State,
  scribe: Scribe,
  { seat, look, discard }: { readonly seat: Seat; readonly look: number; readonly discard: number },
): void {
  if (discard > 0) ask(state, seat, { kind: "discardSeen", look, left: discard });
  else if (look > 1) ask(state, seat, { kind: "orderSeen", look, placed: 0 });
  else scribe.tell?.(toAll({ kind: "seenPutBack", seat, count: look }));
}

/** One choice for each different card, the top one first. */
function seenChoices(
  state: State,
  seat: Seat,
  kind: "discardSeen" | "putOnTop",
  cards: readonly number[],
): OldWorldChoice[] {
  const different = isMonsterDeck(state, seat) ? cards : distinct(boxOf(state), cards);
  return namesOf(state, seat, different).map((card) => ({ kind, card }));
}

/** DP-47, DP-53. */
export const DISCARD_SEEN: AskRule<Asked<"discardSeen">> = {
  choices: (state, { seat, look }) =>
    seenChoices(state, seat, "discardSeen", topCards(deckAgainst(state, seat), look)),
  answer(state, scribe, { seat, look, left }, choice) {
    if (choice.kind !== "discardSeen") return;
    state.agenda.push({ do: "look", seat, look: look - 1, discard: left - 1 });
    discardSeen(state, scribe, seat, named(state, seat, choice.card));
  },
};

/** These discards are lost life (OW-17.3); a monster's stay face down (OW-10.12). */
function discardSeen(state: State, scribe: Scribe, seat: Seat, card: number): void {
  const fight = fightOf(state);
  const opponent = opponentOf(fight, seat);
  if (opponent !== undefined) {
    // Its owner did not know where it lay (OW-19.4).
    scribe.final = true;
    discardCard(state, scribe, opponent.seat, card, "deck");
    checkLife(state, scribe, opponent.seat);
    return;
  }
  remove(fight.life, card);
  fight.lost.push(card);
  const fighter = fighterOf(state, seat);
  if (fighter !== undefined) fighter.taken++;
  if (scribe.tell !== undefined) {
    const event = { kind: "seenDiscarded" as const, seat, count: 1 };
    scribe.tell(toSeat(seat, { ...event, cards: namesOf(state, seat, [card]) }, { ...event, cards: [] }));
  }
  if (fight.life.length === 0) decide(state, 0);
}

/** DP-47, DP-53: the card that comes next in the new order; "done" leaves the rest as it is. */
export const ORDER_SEEN: AskRule<Asked<"orderSeen">> = {
  choices: (state, { seat, look, placed }) => [
    { kind: "done" },
    ...seenChoices(state, seat, "putOnTop", topCards(deckAgainst(state, seat), look, placed)),
  ],
  answer(state, scribe, { seat, look, placed }, choice) {
    if (choice.kind === "putOnTop") place(deckAgainst(state, seat), named(state, seat, choice.card), placed);
    if (choice.kind === "putOnTop" && placed + 2 < look)
      ask(state, seat, { kind: "orderSeen", look, placed: placed + 1 });
    else scribe.tell?.(toAll({ kind: "seenPutBack", seat, count: look }));
  },
};

/** Puts a card of the deck so far below its top. */
function place(deck: number[], card: number, below: number): void {
  remove(deck, card);
  deck.splice(deck.length - below, 0, card);
}
