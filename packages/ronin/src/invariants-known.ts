import { at } from "@medallion/kernel";
import type { Check } from "./invariants.ts";
import type { State } from "./state.ts";
import { EVERYBODY } from "./state.ts";

/** Knowledge is kept of hidden cards only: of those that lie open it would betray who has looked at them. */
export function brokenKnowledge(state: State, check: Check): void {
  const open = [...state.discard, ...state.rows, ...state.players.flatMap(({ timeline }) => timeline)];
  check(
    open.every((card) => card < 0 || at(state.seen, card) === 0),
    "nothing is noted of who knows an open card",
  );
  check(
    state.deck.every((card) => (at(state.seen, card) & EVERYBODY) === 0),
    "no card of the deck is known to everybody",
  );
  // RO-4.11: the deck holds the cards of the last shuffle and no others.
  check(
    state.deck.every((card) => at(state.batches, card) === state.shuffles),
    "the deck was shuffled together",
  );
  for (const { taken, hand, peeked } of state.players)
    check(
      taken.every((card) => hand.includes(card)) && peeked <= state.deck.length,
      "what was taken is in hand, what is looked at in the deck",
    );
}
