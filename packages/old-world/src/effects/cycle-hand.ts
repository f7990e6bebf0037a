import type { Seat } from "@medallion/kernel";
import { remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Effect } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toSeat } from "../rules/tell.ts";
import { cardNamed, distinct, drawCards, hideFromOthers, idOf, noteSeen } from "../rules/zones.ts";
import { type Card, playerOf, type State } from "../state.ts";

/** Hand cards go under the deck one by one, then as many and a few more are drawn (OW-11.26). */
export function cycleHand(
  state: State,
  scribe: Scribe,
  seat: Seat,
  { max, bonus }: Extract<Effect, { readonly op: "cycleHand" }>,
): void {
  const left = Math.min(max, playerOf(state, seat).hand.length);
  if (left > 0) ask(state, seat, { kind: "cycleHand", left, moved: 0, bonus });
  else drawCards(state, scribe, seat, bonus);
}

/** Nobody else sees which of several cards it is, so what others knew of this hand is no longer certain. */
function bury(state: State, scribe: Scribe, seat: Seat, card: Card): void {
  const { hand, deck } = playerOf(state, seat);
  if (hand.length > 1) hideFromOthers(state, seat, hand);
  remove(hand, card);
  deck.unshift(card);
  noteSeen(state, seat, card);
  if (scribe.tell === undefined) return;
  const event = { kind: "cardsBuried" as const, seat, count: 1 };
  scribe.tell(toSeat(seat, { ...event, cards: [idOf(state, card)] }, { ...event, cards: [] }));
}

/** DP-53. */
export const CYCLE_HAND: AskRule<Asked<"cycleHand">> = {
  choices: (state, { seat }) => [
    { kind: "done" },
    ...distinct(boxOf(state), playerOf(state, seat).hand).map(
      (card) => ({ kind: "bury", card: idOf(state, card) }) as const,
    ),
  ],
  answer(state, scribe, { seat, left, moved, bonus }, choice) {
    let buried = moved;
    if (choice.kind === "bury") {
      bury(state, scribe, seat, cardNamed(state, choice.card));
      buried++;
      if (left > 1) {
        ask(state, seat, { kind: "cycleHand", left: left - 1, moved: buried, bonus });
        return;
      }
    }
    drawCards(state, scribe, seat, buried + bonus);
  },
};
