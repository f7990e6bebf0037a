import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Effect } from "../data/index.ts";
import { type ListIndex, type Player, playerOf, type State } from "../state.ts";
import { amountOf } from "./values.ts";

/** What a payment takes and how much of it the player has; also what limits the same effect outside a cost (OW-1.18). */
type Stock = "gold" | "potions" | "hand";

export function stockOf(player: Player, stock: Stock): number {
  return stock === "gold" ? player.gold : player[stock].length;
}

/** How much of a stock an effect takes. */
function demand(state: State, seat: Seat, effect: Effect): readonly [stock: Stock, n: number] | undefined {
  switch (effect.op) {
    case "gold":
      return ["gold", -effect.n];
    case "potion":
      return ["potions", -effect.n];
    case "discardHand":
      return ["hand", amountOf(state, seat, effect.n)];
    default:
      return undefined;
  }
}

/** Whether the seat can pay the whole list (OW-8.3, facts 6.2). Demands on one stock add up. */
export function payable(state: State, seat: Seat, list: ListIndex): boolean {
  const cost = at(boxOf(state).lists, list);
  if (cost.length === 0) return true;
  const player = playerOf(state, seat);
  const owed = { gold: 0, potions: 0, hand: 0 };
  for (const effect of cost) {
    const due = demand(state, seat, effect);
    if (due === undefined) return false;
    const [stock, n] = due;
    owed[stock] += n;
    if (owed[stock] > stockOf(player, stock)) return false;
  }
  return true;
}
