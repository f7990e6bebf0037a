import { at } from "@medallion/kernel";
import type { Side } from "../choice.ts";
import type { PlayerIndex } from "../state.ts";

/** Who sits where: a state, or a view of one. */
export interface Circle {
  readonly circle: readonly PlayerIndex[];
}

/** What the seating needs to know. */
export interface Seated extends Circle {
  readonly order: readonly PlayerIndex[];
  readonly sides: readonly number[];
}

/** The next seat clockwise (RO-1.24). */
export function leftOf({ circle }: Circle, player: PlayerIndex): PlayerIndex {
  const place = circle.indexOf(player) + 1;
  return at(circle, place === circle.length ? 0 : place);
}

/** The next seat counter-clockwise. */
export function rightOf({ circle }: Circle, player: PlayerIndex): PlayerIndex {
  const place = circle.indexOf(player);
  return at(circle, place === 0 ? circle.length - 1 : place - 1);
}

export function neighbour(seated: Circle, player: PlayerIndex, side: Side): PlayerIndex {
  return side === "left" ? leftOf(seated, player) : rightOf(seated, player);
}

/** A board is named by the player whose left board it is (RO-1.25). */
export function boardOf(seated: Circle, player: PlayerIndex, side: Side): PlayerIndex {
  return side === "left" ? player : rightOf(seated, player);
}

/** Two Automas share no board (RO-12.10). */
export function isLaid({ sides }: Seated, board: PlayerIndex): boolean {
  return at(sides, board) >= 0;
}

/** The other player of a board. */
export function partnerOn(seated: Seated, board: PlayerIndex, player: PlayerIndex): PlayerIndex {
  return player === board ? leftOf(seated, board) : board;
}

/** The board of two partners. */
export function boardWith(seated: Seated, player: PlayerIndex, partner: PlayerIndex): PlayerIndex {
  return leftOf(seated, player) === partner ? player : partner;
}

export function sideOfPartner(seated: Seated, player: PlayerIndex, partner: PlayerIndex): Side {
  return leftOf(seated, player) === partner ? "left" : "right";
}

/** Whether one figure stands before the other on the initiative track. */
export function isEarlier({ order }: Seated, one: PlayerIndex, other: PlayerIndex): boolean {
  return order.indexOf(one) < order.indexOf(other);
}
