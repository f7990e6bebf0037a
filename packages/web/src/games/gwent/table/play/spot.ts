import type { Ref } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";

/** Something on the table that can be pointed at. */
export type Spot =
  | `card:${Ref}`
  | `kind:${string}`
  | `deck:${number}`
  | `row:${number}:${RowName}`
  | `slot:${number}:${RowName}`
  | `side:${number}`
  | `pile:${number}`
  | `player:${number}`
  | "weather"
  | "leader"
  | "pass"
  | "keep"
  | "decline";

export const spotOf = {
  card: (card: Ref): Spot => `card:${card}`,
  /** A kind of card of which it does not matter which copy. */
  kind: (id: string): Spot => `kind:${id}`,
  deck: (place: number): Spot => `deck:${place}`,
  row: (side: number, row: RowName): Spot => `row:${side}:${row}`,
  slot: (side: number, row: RowName): Spot => `slot:${side}:${row}`,
  side: (side: number): Spot => `side:${side}`,
  pile: (side: number): Spot => `pile:${side}`,
  player: (player: number): Spot => `player:${player}`,
};

/** The ways out of a question that need no card have a letter, and so has the leader; everything else has a digit. */
const LETTERED: readonly Spot[] = ["pass", "keep", "decline", "leader"];

export function isNumbered(spot: Spot): boolean {
  return !LETTERED.includes(spot);
}
