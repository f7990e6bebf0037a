import type { Seat } from "@medallion/kernel";
import { at, pick, remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Effect } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { RANDOM_CARDS } from "../rules/chance.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import { cardNamed, distinct, idOf, shuffleDeck, takeFromDiscard } from "../rules/zones.ts";
import { type Card, EVERYBODY, playerOf, type State } from "../state.ts";
import { topOf } from "./cards.ts";

// Cards come back from the own discard pile: into the hand without its limit (OW-3.19), or into the deck (OW-11.26).

export function takeFromPile(state: State, scribe: Scribe, seat: Seat, which: "top" | "any"): void {
  const { discard } = playerOf(state, seat);
  if (discard.length === 0) return;
  if (which === "any") ask(state, seat, { kind: "takeDiscard" });
  else takeBack(state, scribe, seat, topOf(discard));
}

function takeBack(state: State, scribe: Scribe, seat: Seat, card: Card): void {
  takeFromDiscard(state, seat, card);
  scribe.tell?.(toAll({ kind: "cardTakenBack", seat, card: idOf(state, card), to: "hand" }));
}

/** The cards of the pile that differ in print, the top one first. */
function pileOf(state: State, seat: Seat): readonly Card[] {
  return distinct(boxOf(state), playerOf(state, seat).discard.toReversed());
}

/** DP-41, DP-43. */
export const TAKE_DISCARD: AskRule<Asked<"takeDiscard">> = {
  choices: (state, { seat }) =>
    pileOf(state, seat).map((card) => ({ kind: "takeBack", card: idOf(state, card), to: "hand" })),
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "takeBack") takeBack(state, scribe, seat, cardNamed(state, choice.card));
  },
};

export function cardsToDeck(
  state: State,
  scribe: Scribe,
  seat: Seat,
  { n, pick: how }: Extract<Effect, { readonly op: "discardToDeck" }>,
): void {
  const { discard } = playerOf(state, seat);
  const left = Math.min(n, discard.length);
  if (left === 0) return;
  if (how === "owner") {
    ask(state, seat, { kind: "discardToDeck", left, moved: 0 });
    return;
  }
  for (let i = 0; i < left; i++)
    moveToDeck(state, scribe, seat, at(discard, pick(state.random, RANDOM_CARDS, discard.length)));
  shuffleDeck(state, scribe, seat);
}

function moveToDeck(state: State, scribe: Scribe, seat: Seat, card: Card): void {
  const { discard, deck } = playerOf(state, seat);
  remove(discard, card);
  deck.push(card);
  // All have seen it go there; the shuffle that follows hides it.
  state.seen[card] = EVERYBODY;
  scribe.tell?.(toAll({ kind: "cardTakenBack", seat, card: idOf(state, card), to: "deck" }));
}

/** DP-53: one card after the other, until it is enough. */
export const DISCARD_TO_DECK: AskRule<Asked<"discardToDeck">> = {
  choices: (state, { seat }) => [
    { kind: "done" },
    ...pileOf(state, seat).map(
      (card) => ({ kind: "takeBack", card: idOf(state, card), to: "deck" }) as const,
    ),
  ],
  answer(state, scribe, { seat, left, moved }, choice) {
    if (choice.kind === "takeBack") {
      moveToDeck(state, scribe, seat, cardNamed(state, choice.card));
      if (left > 1) {
        ask(state, seat, { kind: "discardToDeck", left: left - 1, moved: moved + 1 });
        return;
      }
    } else if (moved === 0) return;
    shuffleDeck(state, scribe, seat);
  },
  /** The first card of the pile. */
  fallback: () => 1,
};
