import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { cardsInRow } from "../rules/draft.ts";
import { addToTimeline } from "../rules/zones.ts";
import type { Card, PlayerIndex, State } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";

/**
 * Who has not picked yet takes a pair that is left, any one or that which is worth most to it (RO-4.5, RO-4.6); an
 * Automa's lies on its timeline at once (RO-12.19).
 */
export function pickFor(
  state: State,
  player: PlayerIndex,
  random: Random,
  worth: (card: Card) => number = () => 0,
): void {
  if (at(state.spots, player) >= 0) return;
  const pairs = state.rows.flatMap((_, place) => (place % 2 === 0 ? [cardsInRow(state, place / 2 + 1)] : []));
  const left = pairs.filter((pair) => pair.length > 0);
  if (left.length === 0) return;
  const sum = (pair: readonly Card[]): number => pair.reduce((total, card) => total + worth(card), 0);
  const any = at(left, random.below(left.length));
  const pair = left.reduce((best, other) => (sum(other) > sum(best) ? other : best), any);
  state.rows = state.rows.map((card) => (pair.includes(card) ? -1 : card));
  for (const card of pair) {
    if (isHuman(state, player)) playerOf(state, player).hand.push(card);
    else addToTimeline(state, player, card);
  }
}
