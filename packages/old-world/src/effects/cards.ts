import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import type { Effect, Zone } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import {
  cardNamed,
  discardCard,
  discardRandom,
  discardTop,
  distinct,
  idOf,
  removeCard,
  shuffleDeck,
} from "../rules/zones.ts";
import { type Card, playerOf, type State } from "../state.ts";
import { stockOf } from "./payable.ts";
import { amountOf } from "./values.ts";

type Of<K extends Effect["op"]> = Extract<Effect, { readonly op: K }>;

/** OW-1.18, OW-12.10: as many as the hand has; with the fallback what it lacks comes from the top of the deck. */
export function discardFromHand(
  state: State,
  scribe: Scribe,
  seat: Seat,
  { n, pick, deckFallback }: Of<"discardHand">,
): void {
  const due = amountOf(state, seat, n);
  const left = Math.min(due, stockOf(playerOf(state, seat), "hand"));
  // A hand that is too small goes whole: then nobody has anything to choose.
  if (pick === "owner" && left > 0 && (left === due || deckFallback !== true)) {
    ask(state, seat, { kind: "discardCards", left, from: "hand" });
    return;
  }
  discardRandom(state, scribe, seat, left);
  if (deckFallback === true) discardTop(state, scribe, seat, due - left);
}

/** The owner searches the deck and discards cards of it; then it is shuffled. */
export function discardFromDeck(state: State, seat: Seat, n: number): void {
  const left = Math.min(n, playerOf(state, seat).deck.length);
  if (left > 0) ask(state, seat, { kind: "discardCards", left, from: "deck" });
}

/** OW-1.9, OW-12.11: exactly so many, from the named zones. */
export function removeCards(
  state: State,
  scribe: Scribe,
  seat: Seat,
  { n, from, deckFallback }: Of<"removeCard">,
): void {
  const player = playerOf(state, seat);
  const there = from.reduce((sum, zone) => sum + player[zone].length, 0);
  const left = Math.min(n, there);
  if (left > 0) {
    ask(state, seat, { kind: "removeCards", left, from, searched: false });
    return;
  }
  const top = player.deck.at(-1);
  if (deckFallback !== true || top === undefined) return;
  scribe.final = true;
  removeCard(state, scribe, seat, top, "deck");
}

/** Cards of a zone that differ in print. A deck is listed by the numbers of its cards, so that its order stays hidden. */
function cardsToChoose(state: State, seat: Seat, zone: Zone): readonly Card[] {
  const cards = playerOf(state, seat)[zone];
  return distinct(boxOf(state), zone === "deck" ? cards.toSorted((one, other) => one - other) : cards);
}

/** DP-37. */
export const DISCARD_CARDS: AskRule<Asked<"discardCards">> = {
  choices: (state, { seat, from }) =>
    cardsToChoose(state, seat, from).map((card) => ({ kind: "discard", card: idOf(state, card), from })),
  answer(state, scribe, { seat, left, from }, choice) {
    if (choice.kind !== "discard") return;
    discardCard(state, scribe, seat, cardNamed(state, choice.card), from);
    if (left > 1) ask(state, seat, { kind: "discardCards", left: left - 1, from });
    else if (from === "deck") shuffleDeck(state, scribe, seat);
  },
  fallback: randomFallback,
};

/** DP-37, DP-51. A deck that was looked through is shuffled (OW-1.9, OW-1.22). */
export const REMOVE_CARDS: AskRule<Asked<"removeCards">> = {
  choices(state, { seat, from }) {
    const choices: OldWorldChoice[] = [];
    for (const zone of from)
      for (const card of cardsToChoose(state, seat, zone))
        choices.push({ kind: "remove", card: idOf(state, card), from: zone });
    return choices;
  },
  answer(state, scribe, { seat, left, from, searched }, choice) {
    if (choice.kind !== "remove") return;
    removeCard(state, scribe, seat, cardNamed(state, choice.card), choice.from);
    const looked = !state.options.rules.deckListAlwaysVisible && from.includes("deck");
    const shuffles = searched || looked || choice.from === "deck";
    if (left > 1) ask(state, seat, { kind: "removeCards", left: left - 1, from, searched: shuffles });
    else if (shuffles) shuffleDeck(state, scribe, seat);
  },
  fallback: randomFallback,
};

/** The top card of a pile or deck, for callers that know there is one. */
export function topOf(cards: readonly Card[]): Card {
  return at(cards, cards.length - 1);
}
