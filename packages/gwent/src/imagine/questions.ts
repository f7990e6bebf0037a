import type { Random } from "@medallion/kernel";
import type { Ask, State } from "../state.ts";
import type { View } from "../view.ts";
import { isSeat } from "./world.ts";

/** Own questions are as they are; in a mulligan any other may still owe an answer and have exchanged a card. */
export function openQuestions(state: State, view: View, random: Random): void {
  state.asks = view.asks.map((open): Ask => (open.seat === view.seat ? open : { ...open, id: 1 }));
  for (const open of state.asks) if (open.seat !== view.seat) state.asked[open.seat] = 1;
  if (view.phase !== "mulligan") return;
  for (const [player, owner] of state.players.entries()) {
    if (player === view.seat || !isSeat(view, player)) continue;
    const exchanged = view.players[player]?.exchanges ?? 2;
    if (exchanged === 0) continue;
    state.asks.push({ id: 1, seat: player, kind: "mulligan" });
    state.asked[player] = 1;
    if (view.players[player]?.hand !== undefined || owner.deck.length === 0 || random.below(2) === 0)
      continue;
    const card = owner.deck.pop();
    if (card !== undefined) owner.aside.push(card);
    owner.exchanges = 1;
  }
}
