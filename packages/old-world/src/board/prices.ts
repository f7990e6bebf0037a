import { tableOf } from "../explain/table.ts";
import { paymentChoices } from "../rules/moves.ts";
import { NONE, type Place } from "../state.ts";
import type { View } from "../view.ts";

/** The ways to pay for a normal move, from the cheapest on (OW-5.4 to OW-5.7). */
export const MOVE_PAYMENTS = ["terrain", "wild", "gold", "two"] as const;
export type MovePayment = (typeof MOVE_PAYMENTS)[number];

/** One way to pay: cards of the viewer's hand, each of which can be given for it; without any it cannot be paid so. */
export interface MovePrice {
  readonly payment: MovePayment;
  readonly cards: readonly string[];
}

/** What a move to a place would cost the viewer, by each way to pay; nothing for who only looks on. */
export function movePrices(view: View, to: Place): readonly MovePrice[] {
  const { seat } = view;
  if (seat === null) return [];
  const choices = paymentChoices(tableOf(view), { kind: "movePayment", id: 0, seat, to, first: NONE });
  return MOVE_PAYMENTS.map((payment) => ({
    payment,
    cards: choices.flatMap((choice) =>
      choice.kind === "pay" && choice.payment === payment ? [choice.card] : [],
    ),
  }));
}
